insert into installation (name, value) values ('kept', 'from version 1')
