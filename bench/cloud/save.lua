-- Saves of a 10 KB wheel, each connection going through wheels of its own.
local token = os.getenv("BENCH_TOKEN")
local pad = string.rep("x", 10000)
local count = 0

function init() math.randomseed(os.time()) end

function request()
  count = count + 1
  local id = string.format("%08x-0000-4000-8000-%012x", math.random(0, 0x7fffffff), count % 500)
  local body = '{"id":"' .. id .. '","wheel-definition":{"name":"Bench","slices":[{"text":"a"}]},"pad":"' .. pad .. '"}'
  return wrk.format("POST", "/api/wheel",
    { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. token }, body)
end
