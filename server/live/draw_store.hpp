#pragma once
#include "live/draw_right.hpp"
#include "live/receipt.hpp"

// Draws in the database. Each function works inside the caller's transaction.
namespace wheelwright::live {

// A draw whose input is fixed, and the beacon's round that it waits for.
struct ClosedDraw {
    std::string leaf; // empty: it isn't closed
    std::string beaconChain;
    std::int64_t round = 0;
    std::string list = {}; // if the request didn't send one: the stored wheel may change before the round
};

// A draw with its secrets.
struct StoredDraw {
    Commitment commitment;
    std::string seed; // hexadecimal digits
    std::string salt;
    std::optional<UserId> ownerId; // who pays for the receipt; nullopt: a guest
    bool hasKey = false;           // false: a room's, or begun before draws had keys
    ClosedDraw closed;
    std::optional<boost::json::object> receipt; // once it is made

    bool isClosed() const { return !closed.leaf.empty(); }
};

// Nothing also where the right isn't of this draw: both look the same to a stranger.
std::optional<StoredDraw> findDraw(storage::Connection& connection, DrawRight const& right);

// The public part: the receipt, or the commitment of a draw that hasn't been made.
std::optional<boost::json::object> findPublicDraw(storage::Connection& connection, SpinId const& spinId);

// A draw's chain: a room, a wheel of an account, or a guest's wheel.
struct Chain {
    std::string id;
    bool isOfRoom = false;
    std::optional<UserId> ownerId = {}; // nullopt: a guest's, whose draws have a retention of their own
};
bool isOfAccount(storage::Connection& connection, std::string_view chain);

struct NewDraw {
    explicit NewDraw(Instant now, std::string_view drawKey = {});
    SpinId const id;
    std::string const seed; // 32 bytes
    std::string const salt;
    std::string const keyDigest;
    std::int64_t const committedAt;
};
// Adds the next draw of a chain. A page can't add to a room's chain, nor a room to a page's.
Result<Commitment> addDraw(storage::Connection& connection, NewDraw const& draw, Chain const& chain);

// Both for a draw that isn't made. The caller has looked in the same transaction.
void closeDraw(storage::Connection& connection, DrawRight const& right, ClosedDraw const& closed);
void keepReceipt(storage::Connection& connection, DrawRight const& right, std::string_view receipt,
                 std::int64_t drawnAt);

// A draw that was begun by a call with a key of its caller. Draws keep secrets in the database until they are
// made; this one's key is among them.
struct RepeatedDraw {
    SpinId spinId;
    std::string drawKey;
    std::string asked;
};
std::optional<RepeatedDraw> findRepeated(storage::Connection& connection, std::string_view digest);
void dropRepeated(storage::Connection& connection, std::string_view digest);
void putRepeated(storage::Connection& connection, std::string_view digest, RepeatedDraw const& draw,
                 Instant now);

struct ListedDraw {
    Commitment commitment;
    bool isDrawn = false;
};
// The draws of a chain with numbers below `before`, made or not, newest first.
std::vector<ListedDraw> drawsOf(storage::Connection& connection, std::string_view chain, std::int64_t before,
                                std::int64_t most);

} // namespace wheelwright::live
