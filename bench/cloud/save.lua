-- Saves of 10 KB wheels by many users.
local tokens = {}
for token in string.gmatch(os.getenv("BENCH_TOKENS"), "%S+") do tokens[#tokens + 1] = token end
local pad = string.rep("x", 10000)
local count = 0

function init() math.randomseed(os.time()) end

function request()
  count = count + 1
  local user = count % #tokens + 1
  local id = string.format("00000000-0000-4000-8000-%06x%06x", user, math.random(1, 50))
  local body = '{"id":"' .. id .. '","wheel-definition":{"name":"Bench","slices":[{"text":"a"}]},"pad":"' .. pad .. '"}'
  return wrk.format("POST", "/api/wheel",
    { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. tokens[user] }, body)
end
