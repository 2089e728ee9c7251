#include "live/rooms.hpp"
#include "base/chance.hpp"
#include "base/digest.hpp"
#include "base/iso_time.hpp"
#include "base/uuid_text.hpp"
#include "live/room_guest.hpp"
#include "live/room_store.hpp"

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;
using storage::Connection;

constexpr auto kSweep = 5s;
constexpr unsigned kThreads = 32; // rooms that wait for the disk at the same moment share one commit
constexpr int kCodeTries = 8;
constexpr std::size_t kCodeSize = 6;
constexpr std::size_t kShortestKey = 16;
constexpr std::size_t kLongestKey = 64;
constexpr std::string_view kCodeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"; // no I, O, 0, 1
static_assert(kCodeLetters.size() == 32);

std::string newCode() {
    std::string code;
    auto number = randomNumber();
    for (std::size_t i = 0; i < kCodeSize; ++i, number /= kCodeLetters.size())
        code += kCodeLetters[number % kCodeLetters.size()];
    return code;
}

// As people type it: in small letters, with blanks and dashes.
std::string tidyCode(std::string_view typed) {
    std::string code;
    for (char const c : typed)
        if (c != ' ' && c != '-') code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    return code.size() == kCodeSize && code.find_first_not_of(kCodeLetters) == std::string::npos ? code : "";
}

Error noSuchRoom() {
    return {Fault::NotFound, "live_not_found", "This room has ended, or it never was."};
}

std::int64_t inMilliseconds(std::chrono::milliseconds time) {
    return time.count();
}

} // namespace

std::string pathOf(RoomRecord const& room) {
    return "/" + room.lang + "?wheel=" + room.wheelId + "&livelink=" + room.id;
}

Rooms::Rooms(storage::Database& database, Draws& draws, Clock const& clock, wheels::OwnMedia media,
             LiveCounts counts, RoomsRules rules)
    : database_{database},
      draws_{draws},
      clock_{clock},
      media_{std::move(media)},
      counts_{counts},
      rules_{rules},
      pool_{std::make_shared<asio::thread_pool>(kThreads)},
      tickets_{clock},
      sweeper_{"sweeping rooms", kSweep, [this] { sweep(); }} {}

Rooms::~Rooms() {
    sweeper_.stop();
    pool_->stop();
    pool_->join();
}

std::int64_t Rooms::now() const {
    return millisecondsOf(clock_.now());
}

bool Rooms::isOpen(RoomRecord const& room) const {
    return room.endsAt > now() &&
           (!room.emptySince || now() - *room.emptySince < inMilliseconds(kEmptyRoomLives));
}

Result<OpenedRoom> Rooms::open(RoomOpening const& opening) {
    auto const hostKey = newSecret();
    RoomRecord room{.id = newUuid(),
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
                    .endsAt = now() + inMilliseconds(kRoomLives),
                    .emptySince = now()};
    for (int tries = 0; tries < kCodeTries; ++tries) {
        room.code = newCode();
        auto const added = database_.write([&](Connection& connection) -> Result<bool> {
            if (countRooms(connection) >= rules_.mostRooms)
                return Error{Fault::Unavailable, "too_many_rooms",
                             "All rooms are taken. Please try again in a while."};
            return addRoom(connection, room);
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

Result<std::string> Rooms::ticket(std::string_view liveId, TicketRequest const& request) {
    auto const room = find(liveId);
    if (!room) return noSuchRoom();
    Arrival arrival{request.viewerKey, request.name, {}, {}};
    if (arrival.viewerKey.size() < kShortestKey || arrival.viewerKey.size() > kLongestKey)
        arrival.viewerKey = newSecret();
    auto const allowed = room->ask([&](Room& asked) -> Result<void> {
        if (asked.isOver()) return noSuchRoom();
        if (!request.hostKey.empty() && !asked.isHostKey(request.hostKey))
            return Error{Fault::Forbidden, "not_the_host", "This key is not the host's, or not any more."};
        if (asked.isRemoved(viewerIdOf(arrival.viewerKey)))
            return Error{Fault::Forbidden, "removed", "The host has removed you from this room."};
        return {};
    });
    if (!allowed) return allowed.error();
    if (!request.hostKey.empty()) arrival.hostKeyHash = sha256Hex(request.hostKey);
    return tickets_.issue({room, std::string{liveId}, std::move(arrival)});
}

Result<std::int64_t> Rooms::edit(std::string_view liveId, std::string hostKey, std::string wheel) {
    auto const room = find(liveId);
    if (!room) return noSuchRoom();
    return room->ask([&](Room& asked) { return asked.edit(hostKey, std::move(wheel)); });
}

Result<std::shared_ptr<http::SocketGuest>> Rooms::enter(std::string_view liveId, std::string_view ticket,
                                                        std::optional<std::int64_t> since) {
    auto redeemed = tickets_.redeem(ticket, liveId);
    if (!redeemed)
        return Error{Fault::Forbidden, "ticket_spent", "This ticket is used or too old. Ask for a new one."};
    redeemed->arrival.since = since;
    return std::make_shared<RoomGuest>(std::move(redeemed->room), std::move(redeemed->arrival));
}

std::shared_ptr<RunningRoom> Rooms::inMemory(std::string_view liveId) {
    std::lock_guard const lock{guard_};
    auto const found = rooms_.find(liveId);
    if (found == rooms_.end()) return nullptr;
    found->second->expect(); // under the lock: it must not be swept away on the way to its visitor
    return found->second;
}

std::shared_ptr<RunningRoom> Rooms::find(std::string_view liveId) {
    if (!isUuidV4(liveId)) return nullptr;
    if (auto room = inMemory(liveId)) return room;
    std::lock_guard const alone{takingUp_[std::hash<std::string_view>{}(liveId) % takingUp_.size()]};
    if (auto room = inMemory(liveId)) return room;
    auto record = database_.write([&](Connection& connection) -> std::optional<RoomRecord> {
        auto const stored = findRoom(connection, liveId);
        if (!stored || !isOpen(*stored)) return std::nullopt;
        return takeUpRoom(connection, liveId);
    });
    if (!record) return nullptr;
    auto room = std::make_shared<RunningRoom>(pool_, RoomNeeds{database_, draws_, clock_, media_},
                                              std::move(*record), counts_);
    room->later([](Room&) {}); // from now on it keeps its times
    std::lock_guard const lock{guard_};
    return rooms_.emplace(liveId, std::move(room)).first->second;
}

// A room goes with the account of whoever opened it.
void Rooms::endErased() {
    std::vector<std::pair<std::string, std::shared_ptr<RunningRoom>>> running;
    {
        std::lock_guard const lock{guard_};
        running.assign(rooms_.begin(), rooms_.end());
    }
    if (running.empty()) return;
    auto const stored = database_.read([](Connection& connection) { return roomIds(connection); });
    for (auto const& [id, room] : running)
        if (!stored.contains(id)) room->later([](Room& erased) { erased.end(Farewell::Ended); });
}

// Rooms that nobody uses are in the database only; those whose time is over are nowhere.
void Rooms::sweep() {
    {
        std::lock_guard const lock{guard_};
        std::erase_if(rooms_, [](auto const& entry) { return entry.second->isUnused(); });
    }
    auto const moment = now();
    database_.write([&](Connection& connection) {
        eraseOldRooms(connection, moment, moment - inMilliseconds(kEmptyRoomLives));
    });
    endErased();
}

} // namespace wheelwright::live
