# a remark

just prose
another line
