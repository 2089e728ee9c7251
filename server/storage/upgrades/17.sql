insert into draw_log_leaves (hash, opened, logged_at, place) values ('aa', 0, 1700000000000, 0)
insert into draw_log_nodes (level, place, hash) values (1, 0, 'bb')
insert into receipt_keys (id, private_key, created_at, signs_from, public_key) values ('k17', '', 1700000000000, 0, '{}')
