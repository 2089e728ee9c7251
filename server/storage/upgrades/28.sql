insert into entry_lists (room_id, door, opened_at, host_key_hash) values ('0d3b6d3c-3f7c-4b7e-9a37-000000000036', '{"open":true}', 1700000000036, '')
