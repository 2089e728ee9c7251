insert into installation (name, value) values ('probed_at_16', '1700000000016')
