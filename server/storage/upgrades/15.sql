insert into installation (name, value) values ('probed_at', '1700000000000')
