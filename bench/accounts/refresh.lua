-- Each session refreshes again and again with the id it was given last.
local ids = {}
for id in string.gmatch(os.getenv("BENCH_REFRESH_IDS"), "%S+") do ids[#ids + 1] = id end
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

function request()
  return wrk.format(nil, "/api/auth/refresh", nil, '{"refresh_token_id":"' .. table.remove(ids, 1) .. '"}')
end

function response(status, headers, body)
  ids[#ids + 1] = string.match(body, '"refresh_token_id":"([^"]+)"')
end
