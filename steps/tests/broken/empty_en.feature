# a remark
