"""The compliance report: what a run of the rulings showed, rule by rule and source by source."""
