#include "live/rooms.hpp"
#include "base/chance.hpp"
#include "base/deadline.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "entries/entry_store.hpp"
#include "entries/names.hpp"
#include "http/network.hpp"
#include "live/page_message.hpp"
#include "live/room_entries.hpp"
#include "live/room_guest.hpp"
#include "live/room_store.hpp"

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using storage::Connection;

constexpr unsigned kThreads = 32; // rooms that wait for the disk at the same moment share one commit
constexpr int kCodeTries = 8;
constexpr std::size_t kCodeSize = 6;
constexpr std::string_view kCodeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"; // no I, O, 0, 1
static_assert(kCodeLetters.size() == 32);

std::string newCode() {
    std::string code;
    auto number = randomNumber();
    for (std::size_t i = 0; i < kCodeSize; ++i, number /= kCodeLetters.size())
        code += kCodeLetters[number % kCodeLetters.size()];
    return code;
}

// The code as people type it, in lower case or with spaces and dashes; empty if it isn't a code.
std::string tidyCode(std::string_view typed) {
    std::string code;
    for (char const c : typed)
        if (c != ' ' && c != '-') code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    return code.size() == kCodeSize && code.find_first_not_of(kCodeLetters) == std::string::npos ? code : "";
}

Error noSuchRoom() {
    return {Fault::NotFound, "live_not_found", "This room has ended or never existed."};
}

Error ticketSpent() {
    return {Fault::Forbidden, "ticket_spent",
            "This ticket has already been used or has expired. Request a new one."};
}

Error tooManyRooms(Fault fault, std::string sentence) {
    return {fault, "too_many_rooms", std::move(sentence)};
}

// One account, or one site, must not use up the rooms of everyone else. Guests have at most half of all
// rooms, so that guests from many networks don't keep users from opening one.
Result<void> mayOpen(Connection& connection, RoomRecord const& room, RoomsRules const& rules) {
    if (room.ownerId && countRoomsOf(connection, *room.ownerId) >= rules.perUser)
        return tooManyRooms(Fault::TooMany, "You have " + std::to_string(rules.perUser) +
                                                " open rooms. End one of them first.");
    if (!room.ownerId && countGuestRoomsFrom(connection, room.openedFrom) >= rules.perSource)
        return tooManyRooms(Fault::TooMany,
                            "Too many rooms are open from your network. End one of them first.");
    if (!room.ownerId && countGuestRooms(connection) >= (rules.mostRooms + 1) / 2)
        return tooManyRooms(Fault::Unavailable,
                            "All rooms for guests are in use. Sign in, or try again later.");
    if (countRooms(connection) >= rules.mostRooms)
        return tooManyRooms(Fault::Unavailable, "All rooms are in use. Try again later.");
    return rules.ledger.charge(connection, room.payer(), ledger::Kind::Rooms,
                               static_cast<std::int64_t>(room.wheel.size()), instantOf(room.createdAt));
}

std::optional<Leases> leasesIn(redis::SharedRedis* redis, std::chrono::milliseconds lease) {
    if (redis == nullptr) return std::nullopt;
    return std::optional<Leases>{std::in_place, redis->commands, redis->bus.process(), lease};
}

} // namespace

Rooms::Rooms(storage::Database& database, Draws& draws, Clock const& clock, wheels::OwnMedia media,
             LiveCounts counts, RoomsRules rules, redis::SharedRedis* redis)
    : database_{database},
      draws_{draws},
      clock_{clock},
      media_{std::move(media)},
      counts_{counts},
      rules_{std::move(rules)},
      pool_{std::make_shared<ThreadPool>(kThreads)},
      redis_{redis},
      bus_{redis == nullptr ? nullptr : &redis->bus},
      leases_{leasesIn(redis, rules_.lease)},
      tickets_{clock, redis == nullptr ? nullptr : &redis->commands},
      sweeper_{"sweeping rooms", rules_.sweep, [this] { sweep(); }} {
    if (redis_ == nullptr) return;
    bus_->listen(kLiveTopic, {[this](std::string_view from, std::string_view text) { onMessage(from, text); },
                              [this] { resubscribed(); }});
    keeper_.emplace("keeping rooms", rules_.lease / 4, [this] { keepUp(); });
}

Rooms::~Rooms() {
    sweeper_.stop();
    leaveOthers();
    pool_->stop();
    pool_->join();
}

std::int64_t Rooms::now() const {
    return millisecondsOf(clock_.now());
}

bool Rooms::isOpen(RoomRecord const& room) const {
    auto const now = clock_.now();
    return !isOver(instantOf(room.endsAt), now, kRoomLives) && !room.isForgottenAt(now);
}

Result<OpenedRoom> Rooms::open(RoomOpening const& opening) {
    auto const hostKey = newSecret();
    RoomRecord room{.id = RoomId{newUuid()},
                    .code = {},
                    .hostKeyHash = sha256Hex(hostKey),
                    .hostId = {},
                    .hostName = {},
                    .ownerId = opening.ownerId,
                    .wheelId = opening.wheelId,
                    .wheel = opening.wheel,
                    .rest = opening.rest,
                    .hidesTexts = opening.hidesTexts,
                    .lang = opening.lang,
                    .spin = {},
                    .removed = {},
                    .createdAt = now(),
                    .endsAt = now() + milliseconds{kRoomLives}.count(),
                    .emptySince = now(),
                    .openedFrom = ledger::Source::of(http::siteNameOf(opening.source)).digest};
    for (int tries = 0; tries < kCodeTries; ++tries) {
        room.code = newCode();
        auto const added = database_.write([&](Connection& connection) -> Result<bool> {
            if (auto const allowed = mayOpen(connection, room, rules_); !allowed) return allowed.error();
            if (!addRoom(connection, room)) return false;
            tellOpened(connection, room, instantOf(room.createdAt));
            return true;
        });
        if (!added) return added.error();
        if (*added) return OpenedRoom{room.id, hostKey, room.code, pathOf(room)};
    }
    throw std::runtime_error("no free code for a room was found");
}

Result<RoomRecord> Rooms::findByCode(std::string_view code) {
    auto const tidy = tidyCode(code);
    auto room = tidy.empty() ? std::nullopt : database_.read([&](Connection& connection) {
        return findRoomByCode(connection, tidy);
    });
    if (!room || !isOpen(*room)) return noSuchRoom();
    return std::move(*room);
}

Result<std::string> Rooms::ticket(RoomId const& liveId, TicketRequest const& request) {
    // Cut here: a ticket is kept for a minute, and there may be a hundred thousand.
    Arrival arrival{request.viewerKey, entries::tidyName(request.name), {}, {}, request.isPicture};
    // A filtered word in the name must not keep the viewer out. Pages get the error when they change the
    // name.
    if (hasFilteredWord(rules_.words, arrival.name)) arrival.name.clear();
    if (!isViewerKey(arrival.viewerKey)) arrival.viewerKey = newSecret();
    auto const allowed = mayEnter(liveId, request, viewerIdOf(arrival.viewerKey));
    if (!allowed) return allowed.error();
    if (!request.hostKey.empty()) arrival.hostKeyHash = sha256Hex(request.hostKey);
    return tickets_.issue({liveId, std::move(arrival)});
}

Result<void> Rooms::mayEnter(RoomId const& liveId, TicketRequest const& request,
                             std::string const& viewerId) {
    auto const check = [&](RoomRecord const& room) -> Result<void> {
        if (!request.hostKey.empty() && !isHostKeyOf(room, request.hostKey))
            return Error{Fault::Forbidden, "not_the_host",
                         "This isn't the host's key, or it is no longer valid."};
        if (isRemovedFrom(room, viewerId)) return removedByHost();
        return {};
    };
    if (!isUuidV4(liveId)) return noSuchRoom();
    // If this process is the only one, load the room now, so that the connection that follows doesn't wait.
    if (!leases_)
        if (auto const room = find(liveId); !room) return room.error();
    if (auto const room = runningIn(liveId))
        return room->ask([&](Room& asked) -> Result<void> {
            if (asked.hasMoved()) return roomUnavailable();
            if (asked.isOver()) return noSuchRoom();
            return check(asked.record());
        });
    if (isDatabaseOnlyElsewhere()) return roomUnavailable();
    // Another process may run the room. The stored record is enough to decide: the room stores a change of
    // the host key or a removal before it announces it.
    auto const stored = database_.read([&](Connection& connection) { return findRoom(connection, liveId); });
    if (!stored || !isOpen(*stored)) return noSuchRoom();
    return check(*stored);
}

Result<std::int64_t> Rooms::edit(RoomId const& liveId, std::string hostKey, std::string wheel) {
    auto const room = find(liveId);
    if (!room) return room.error();
    if (room->there) return room->there->edit(hostKey, std::move(wheel));
    return room->here->ask([&](Room& asked) { return asked.edit(hostKey, std::move(wheel)); });
}

Result<json::object> Rooms::order(RoomId const& liveId, entries::ListOrder const& order) {
    auto const room = find(liveId);
    if (!room) return room.error();
    auto answer = room->there ? room->there->order(order) : room->here->order(order);
    if (answer && trueAt(*answer, "isNew")) counts_.joined();
    if (answer && order.kind == entries::ListOrder::Kind::Pour)
        counts_.joined(numberAt(*answer, "added").value_or(0));
    return answer;
}

// Every process can answer, because a change is stored before anyone hears of it.
Result<json::object> Rooms::changes(RoomId const& liveId, std::string_view hostKey, std::int64_t after) {
    if (!isUuidV4(liveId)) return noSuchRoom();
    auto const room = database_.read([&](Connection& connection) { return findRoom(connection, liveId); });
    if (!room || !isOpen(*room)) return noSuchRoom();
    bool const isHost = !hostKey.empty();
    if (isHost && !isHostKeyOf(*room, hostKey)) return notTheHost();
    auto const page = database_.read(
        [&](Connection& connection) { return entries::changesAfter(connection, liveId, after); });
    json::array said;
    for (auto const& entry : page.entries)
        said.push_back(jsonOf(entry, isHost ? entries::Reader::Host : entries::Reader::Anyone));
    return json::object{{"success", true},
                        {"change", page.entries.empty() ? after : page.entries.back().change},
                        {"hasMore", page.hasMore},
                        {"entries", std::move(said)}};
}

Result<json::object> Rooms::proof(RoomId const& liveId, ProofRequest const& request) {
    if (!isUuidV4(liveId) || !isUuidV4(request.entryId)) return noSuchEntry();
    bool isOwn = false;
    auto const entry = database_.read([&](Connection& connection) {
        isOwn = request.hostKey.empty()
                    ? entries::isEntryOf(connection, liveId, request.entryId, sha256Hex(request.viewerKey))
                    : sameSecret(sha256Hex(request.hostKey), entries::hostKeyHashOf(connection, liveId));
        return entries::findEntry(connection, liveId, request.entryId);
    });
    if (!entry || !entry->isListed()) return noSuchEntry();
    if (!isOwn) return notYourEntry();
    return draws_.proofOf({liveId.text(), entry->id.text(), entry->salt, entry->name, request.spinId});
}

// Without a valid ticket nothing is looked up. The room is found before the ticket is spent, so that a client
// that connects while the room can't be reached may retry with the same ticket.
Result<std::shared_ptr<http::SocketHandler>> Rooms::enter(RoomId const& liveId, std::string_view ticket,
                                                          std::optional<std::int64_t> since) {
    if (!tickets_.isOpen(ticket, liveId)) return ticketSpent();
    auto room = find(liveId);
    if (!room && room.error().fault == Fault::Unavailable) return room.error();
    auto redeemed = tickets_.redeem(ticket, liveId);
    if (!redeemed || !room) return ticketSpent();
    redeemed->arrival.since = since;
    std::shared_ptr<RoomLink> link = std::move(room->here);
    if (!link) link = std::move(room->there);
    return std::make_shared<RoomGuest>(std::move(link), std::move(redeemed->arrival), counts_, clock_);
}

std::vector<Rooms::Running> Rooms::allRunning() {
    std::lock_guard const lock{guard_};
    std::vector<Running> running;
    for (auto const& [id, room] : rooms_)
        running.push_back(room);
    return running;
}

void Rooms::endAll() {
    for (auto const& room : allRunning())
        room->ask([](Room& ending) { ending.end(Farewell::Ended); });
}

Rooms::Running Rooms::runningIn(RoomId const& liveId) {
    std::lock_guard const lock{guard_};
    auto const found = rooms_.find(liveId);
    if (found == rooms_.end()) return nullptr;
    if (found->second->hasMoved()) {
        rooms_.erase(found);
        return nullptr;
    }
    found->second->expect(); // under the lock: the sweep must not remove the room before its guest arrives
    return found->second;
}

std::optional<Rooms::Found> Rooms::inMemory(RoomId const& liveId) {
    if (auto room = runningIn(liveId)) return Found{std::move(room), nullptr};
    std::lock_guard const lock{guard_};
    auto const found = distant_.find(liveId);
    if (found == distant_.end() || found->second->isLost()) return std::nullopt;
    return Found{nullptr, found->second};
}

Result<Rooms::Found> Rooms::find(RoomId const& liveId) {
    if (!isUuidV4(liveId)) return noSuchRoom();
    if (auto room = inMemory(liveId)) return std::move(*room);
    std::lock_guard const alone{takingUp_[std::hash<std::string_view>{}(liveId) % takingUp_.size()]};
    if (auto room = inMemory(liveId)) return std::move(*room);
    return lookUp(liveId);
}

Result<Rooms::Found> Rooms::lookUp(RoomId const& liveId) {
    if (isDatabaseOnlyElsewhere()) return roomUnavailable();
    auto const stored = database_.read([&](Connection& connection) { return findRoom(connection, liveId); });
    if (!stored || !isOpen(*stored)) return noSuchRoom();
    if (leases_) {
        if (!bus_->isListening()) return roomUnavailable(); // the room's messages would not arrive
        auto runner = leases_->claim(liveId);
        if (!runner) return roomUnavailable();
        if (*runner != bus_->process()) {
            auto room = std::make_shared<DistantRoom>(*bus_, liveId, std::move(*runner), counts_);
            if (auto const lost = list(room)) lost->dismissGuests(); // the keeper no longer sees them
            return Found{nullptr, std::move(room)};
        }
    }
    try {
        auto room = takeUp(liveId);
        if (!room) return noSuchRoom();
        return Found{std::move(room), nullptr};
    } catch (...) {
        // Otherwise other processes would send guests to a room that doesn't run.
        if (leases_) leases_->release({liveId});
        throw;
    }
}

Rooms::Distant Rooms::list(Distant const& room) {
    std::lock_guard const lock{guard_};
    return std::exchange(distant_[room->id()], room);
}

Rooms::Running Rooms::takeUp(RoomId const& liveId) {
    auto record = database_.write([&](Connection& connection) { return takeUpRoom(connection, liveId); });
    if (!record) return nullptr;
    auto room = std::make_shared<RunningRoom>(
        pool_, RoomNeeds{database_, draws_, clock_, media_, rules_.maySpin, rules_.words, rules_.ledger},
        std::move(*record), counts_, bus_);
    room->later([](Room&) {}); // starts its timer
    std::lock_guard const lock{guard_};
    return rooms_.insert_or_assign(liveId, std::move(room)).first->second;
}

// Ends rooms whose row is gone, as when their owner's account was deleted. Gives up rooms that another
// process has taken up, which works without Redis, too. Corrects rows that call an occupied room empty.
void Rooms::followDatabase() {
    auto const running = allRunning(); // first: a room that is opened in between has a row
    auto const stored = database_.read([](Connection& connection) { return roomStandings(connection); });
    for (auto const& room : running) {
        auto const found = stored.find(room->id());
        if (found == stored.end())
            room->later([](Room& erased) { erased.end(Farewell::Ended); });
        else if (found->second.generation > room->generation())
            room->later([](Room& lost) { lost.moved(); });
        else if (found->second.isEmpty)
            room->ask([](Room& noted) { noted.storeIfOccupied(); }); // before old rooms are erased
    }
    noteAbandoned(stored);
}

// The row of a room whose process crashed says that people are there. If none of them comes back, it would
// count against the limits for a day. If its process runs after all, as while Redis had lost its leases,
// that process corrects the row. Without Redis a process can't tell whether another one runs the room, so it
// notes such rooms only when it has started: every later turn would mark the rooms of the others again.
void Rooms::noteAbandoned(std::map<RoomId, RoomStanding> const& stored) {
    if (!leases_ && hasNotedAbandoned_) return;
    std::vector<RoomId> occupied;
    {
        std::lock_guard const lock{guard_};
        for (auto const& [id, standing] : stored)
            if (!standing.isEmpty && !rooms_.contains(id)) occupied.push_back(id);
    }
    auto const abandoned = leases_ ? leases_->withoutHolder(occupied) : occupied;
    auto const moment = now();
    if (!abandoned.empty())
        database_.write([&](Connection& connection) {
            for (auto const& id : abandoned) {
                auto const door = entries::findDoor(connection, id);
                auto const& standing = stored.at(id);
                noteEmpty(connection, id, standing.generation, waitsUntil(door, standing.isGuests, moment));
            }
        });
    hasNotedAbandoned_ = true;
}

// Removes unused rooms from memory and expired rooms from the database.
void Rooms::sweep() {
    std::vector<RoomId> unused;
    {
        std::lock_guard const lock{guard_};
        for (auto room = rooms_.begin(); room != rooms_.end();) {
            bool const isUnused = room->second->isUnused(); // asked once: a guest may arrive meanwhile
            if (isUnused) unused.push_back(room->first);
            room = isUnused ? rooms_.erase(room) : std::next(room);
        }
    }
    if (leases_) leases_->release(unused);
    followDatabase();
    auto const moment = clock_.now();
    if (database_.read([&](Connection& connection) { return hasOldRooms(connection, moment); }))
        database_.write([&](Connection& connection) {
            for (auto const& ended : eraseOldRooms(connection, moment))
                tellEnded(connection, ended, moment);
        });
}

} // namespace wheelwright::live
