insert into spins (id, chain, number, seed, salt, commitment, previous, committed_at, key_digest) values ('spin-19', 'chain-1', 3, 'ab01', 'ab02', 'ab03', '', 1700000000019, 'dd19')
