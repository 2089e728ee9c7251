#include "live/leases.hpp"
namespace wheelwright::live {
namespace {

// ARGV: this process, the prefix of lease keys, a lease's milliseconds. A room's key outlives its room.
constexpr auto kClaim = R"(
redis.call('SET', ARGV[2] .. ARGV[1], '1', 'PX', ARGV[3])
local holder = redis.call('GET', KEYS[1])
if holder and redis.call('EXISTS', ARGV[2] .. holder) == 1 then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'EX', 90000)
return ARGV[1])";

constexpr auto kRenew = R"(
redis.call('SET', ARGV[2] .. ARGV[1], '1', 'PX', ARGV[3])
local holders = {}
for i, key in ipairs(KEYS) do
  local holder = redis.call('GET', key)
  if not holder then
    redis.call('SET', key, ARGV[1], 'EX', 90000)
    holder = ARGV[1]
  end
  holders[i] = holder
end
return holders)";

constexpr auto kHeld = R"(
local held = {}
for i, key in ipairs(KEYS) do
  local holder = redis.call('GET', key)
  held[i] = holder and redis.call('EXISTS', ARGV[2] .. holder) or 0
end
return held)";

constexpr auto kRelease = R"(
for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
return 0)";

} // namespace

redis::RedisCommand Leases::script(char const* text, std::vector<RoomId> const& rooms) const {
    redis::RedisCommand command{"EVAL", text, std::to_string(rooms.size())};
    for (auto const& room : rooms)
        command.push_back(redis_.named("room:" + room.text()));
    command.push_back(process_);
    command.push_back(redis_.named("lease:"));
    command.push_back(std::to_string(lease_.count()));
    return command;
}

Result<std::string> Leases::claim(RoomId const& room) {
    auto answer = redis_.run(script(kClaim, {room}));
    if (!answer) return answer.error();
    return std::move(answer->text);
}

Result<std::vector<std::string>> Leases::renew(std::vector<RoomId> const& rooms) {
    auto answer = redis_.run(script(kRenew, rooms));
    if (!answer) return answer.error();
    std::vector<std::string> holders;
    for (auto& each : answer->list)
        holders.push_back(std::move(each.text));
    return holders;
}

std::vector<RoomId> Leases::withoutHolder(std::vector<RoomId> const& rooms) {
    std::vector<RoomId> free;
    if (rooms.empty()) return free;
    auto const answer = redis_.run(script(kHeld, rooms));
    if (!answer) return free;
    for (std::size_t i = 0; i < rooms.size() && i < answer->list.size(); ++i)
        if (answer->list[i].number == 0) free.push_back(rooms[i]);
    return free;
}

void Leases::release(std::vector<RoomId> const& rooms) {
    if (!rooms.empty()) redis_.run(script(kRelease, rooms)); // after a failure, claims end with the lease
}

void Leases::leave(std::vector<RoomId> const& rooms) {
    release(rooms);
    redis_.run({"DEL", redis_.named("lease:" + process_)});
}

void Leases::announceDatabase() {
    auto const lives = lease_ * 3 / 4;
    redis_.run({"SET", redis_.named("with-database"), process_, "PX", std::to_string(lives.count())});
}

bool Leases::isDatabaseElsewhere() {
    auto const said = redis_.run({"GET", redis_.named("with-database")});
    return said && !said->text.empty() && said->text != process_;
}

} // namespace wheelwright::live
