# a remark
Feature: title

