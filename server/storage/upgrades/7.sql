insert into spin_chains (chain, of_room, last_number, last_link) values ('chain-1', 0, 1, 'aa00')
insert into spins (id, chain, number, seed, salt, commitment, previous, committed_at, drawn_at, receipt) values ('spin-1', 'chain-1', 1, 'ab01', 'ab02', 'ab03', '', 1700000000014, 1700000000015, '{"winners":["a"]}')
insert into receipt_keys (id, private_key, created_at) values ('receipt-key-1', 'PRIVATE', 1700000000014)
