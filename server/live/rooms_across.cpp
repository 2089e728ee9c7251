#include "base/log.hpp"
#include "live/rooms.hpp"

// Rooms across several processes: which process runs which room, and the messages between processes.
namespace wheelwright::live {
namespace {

// Turns of the keeper before a process without the database gives up its rooms. It has to be long enough for
// two cases: in an outage for all processes, the last note that one of them had the database must expire
// first; after it, processes notice the database at different moments.
constexpr int kYieldAfter = 5;

bool isForRoom(WireKind kind) {
    switch (kind) {
        case WireKind::Join:
        case WireKind::Say:
        case WireKind::Left:
        case WireKind::Edit:
        case WireKind::Order:
        case WireKind::Beat:
        case WireKind::Cut: return true;
        case WireKind::Edited:
        case WireKind::Answer:
        case WireKind::Admit:
        case WireKind::All:
        case WireKind::One:
        case WireKind::Dismiss:
        case WireKind::DismissAll: return false;
    }
    std::abort(); // unreachable: a kind without a case fails the build
}

} // namespace

void Rooms::onMessage(std::string_view from, std::string_view text) {
    auto message = readWire(text);
    if (!message) return;
    Distant distant;
    Running running;
    {
        std::lock_guard const lock{guard_};
        if (auto const there = distant_.find(message->room);
            there != distant_.end() && there->second->hasLine(message->line))
            distant = there->second;
        else if (auto const here = rooms_.find(message->room); here != rooms_.end())
            running = here->second;
    }
    if (distant) return distant->onMessage(*message);
    if (running && isForRoom(message->kind) && !running->hasMoved())
        return running->onMessage(std::string{from}, std::move(*message));
    // There is no such line here (any more): cut it at the other end, too.
    if (message->kind != WireKind::Cut)
        bus_->send(std::string{from}, kLiveTopic,
                   wireText({.kind = WireKind::Cut, .room = message->room, .line = message->line}));
}

void Rooms::resubscribed() {
    std::vector<Distant> distant;
    {
        std::lock_guard const lock{guard_};
        for (auto const& [id, room] : distant_)
            distant.push_back(room);
    }
    for (auto const& room : distant)
        room->lose();
    for (auto const& room : allRunning())
        room->cutLines();
}

void Rooms::keepUp() {
    renewLeases();
    yieldRooms();
    for (auto const& room : allRunning())
        room->keepAlive(rules_.lease);
    std::vector<Distant> distant;
    {
        std::lock_guard const lock{guard_};
        for (auto const& [id, room] : distant_)
            distant.push_back(room);
    }
    for (auto const& room : distant) {
        room->keepAlive(rules_.lease);
        if (room->isUnused()) room->lose();
        if (!room->isLost()) continue;
        moving_.push_back({room, std::chrono::steady_clock::now() + movingPatience()});
        std::lock_guard const lock{guard_};
        auto const listed = distant_.find(room->id());
        if (listed != distant_.end() && listed->second == room) distant_.erase(listed);
    }
    moveGuests();
}

// A process that was frozen for longer than its lease finds out here that others have taken over its rooms.
void Rooms::renewLeases() {
    auto const running = allRunning();
    std::vector<RoomId> ids;
    for (auto const& room : running)
        ids.push_back(room->id());
    auto const holders = leases_->renew(ids);
    if (!holders) return; // Redis is away: running rooms continue for the guests of this process
    for (std::size_t i = 0; i < running.size() && i < holders->size(); ++i)
        if (holders->at(i) != bus_->process()) running[i]->later([](Room& lost) { lost.moved(); });
}

// A room can't handle messages without the database, so this process gives its rooms up. Their guests
// reconnect to a process that has the database.
void Rooms::yieldRooms() {
    if (rules_.hasDatabase()) {
        turnsWithoutDatabase_ = 0;
        return leases_->announceDatabase();
    }
    turnsWithoutDatabase_ = leases_->isDatabaseElsewhere() ? turnsWithoutDatabase_ + 1 : 0;
    if (turnsWithoutDatabase_ < kYieldAfter) return;
    std::vector<Running> yielded;
    std::vector<RoomId> ids;
    {
        std::lock_guard const lock{guard_};
        for (auto const& [id, room] : std::exchange(rooms_, {})) {
            ids.push_back(id);
            yielded.push_back(room);
        }
    }
    if (ids.empty()) return;
    log::warn("moving rooms to a process that reaches the database",
              {{"rooms", static_cast<std::int64_t>(ids.size())}});
    leases_->release(ids); // first: guests who reconnect must not be sent here
    for (auto const& room : yielded)
        room->later([](Room& leaving) { leaving.moved(); });
}

// Tells the guests of a lost room to reconnect once a process, perhaps this one, runs the room, or when they
// have waited for movingPatience().
void Rooms::moveGuests() {
    std::erase_if(moving_, [&](Moving const& moving) {
        bool const isOver = std::chrono::steady_clock::now() > moving.until;
        if (!isOver && !moving.room->isEmpty() && !isRunSomewhere(moving.room->id())) return false;
        moving.room->dismissGuests();
        return true;
    });
}

bool Rooms::isRunSomewhere(RoomId const& liveId) {
    try {
        auto const room = find(liveId);
        return room || room.error().fault != Fault::Unavailable;
    } catch (std::exception const&) {
        return false; // the database or Redis can't be asked now
    }
}

// Called when this process stops. Guests who are connected to other processes continue there at once, without
// waiting for the lease to expire.
void Rooms::leaveOthers() {
    if (redis_ == nullptr) return;
    keeper_->stop();
    bus_->forget(kLiveTopic);
    auto const running = allRunning();
    std::vector<RoomId> ids;
    for (auto const& room : running)
        ids.push_back(room->id());
    leases_->leave(ids); // first: guests who reconnect must not be sent here
    for (auto const& room : running)
        room->ask([](Room& leaving) { leaving.moved(); });
}

} // namespace wheelwright::live
