insert into installation (name, value) values ('note', 'as before')
