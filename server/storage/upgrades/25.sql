insert into draw_claims (spin_id, number, event) values ('spin-1', 1, '{"kind":"began","at":1700000000016,"by":"","guid":"","next":"","seconds":60,"reason":""}')
