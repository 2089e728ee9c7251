#pragma once
#include "base/clock.hpp"
#include "base/encoding.hpp"
#include "live/receipt.hpp"
#include "live/receipt_keys.hpp"
#include "storage/database.hpp"
#include "wheels/wheels.hpp"

namespace wheelwright::live {

// What a page sends to make a draw, after it has seen the commitment.
struct DrawRequest {
    boost::json::object wheel;
    std::string entropy; // hexadecimal digits, 16 to 64 bytes
    std::int64_t winners = 1;
    bool hidesTexts = false;
    std::string payer = {}; // the user or the source address whose space for receipts it takes
};

// Whether this payer has space left for a receipt of so many bytes.
using ReceiptBudget = std::function<bool(std::string_view payer, std::size_t bytes)>;

inline bool isEntropy(std::string_view text) {
    auto const bytes = fromHex(text);
    return bytes && bytes->size() >= 16 && bytes->size() <= 64;
}

// Who makes the draws of a chain: a page, or a live room. Pages can't make a room's draws. The commitment is
// public, so a viewer could otherwise make the draw with another wheel.
enum class DrawnBy { Page, Room };

// A room draws in the generation in which its process took it up. A process that has lost the room to another
// process can't draw.
struct Drawer {
    Drawer(DrawnBy who, std::optional<std::int64_t> generation = {}, bool guests = false)
        : by{who}, roomGeneration{generation}, isGuests{guests} {}
    DrawnBy by;
    std::optional<std::int64_t> roomGeneration;
    bool isGuests; // without an account: its draws have a retention of their own
};
inline constexpr auto kRoomMoved = "room_moved";

struct ListedDraw {
    Commitment commitment;
    bool isDrawn = false;
};

// A draw whose input is fixed waits for this round of the public beacon.
struct AwaitedRound {
    std::string chain;
    std::int64_t round = 0;
    std::chrono::milliseconds wait{}; // about how long
};

struct Drawn {
    boost::json::object receipt;              // public
    std::string salt;                         // lets people who know the hidden texts check their digests
    std::optional<AwaitedRound> awaited = {}; // set: nothing is drawn yet, and there is no receipt
};

inline constexpr std::int64_t kDrawsListed = 100;

// Draws that the server decides and that anyone can check. The commitment comes first, then the draw. A draw
// that was made never changes.
class Draws {
public:
    // `beaconUrl`: of a chain of a public randomness beacon; empty: draws do without.
    Draws(storage::Database& database, Clock const& clock, ReceiptBudget budget = {},
          std::string beaconUrl = {})
        : database_{database},
          clock_{clock},
          budget_{std::move(budget)},
          keys_{database, clock},
          beacon_{std::move(beaconUrl), clock} {}

    // Commits to the next draw of a wheel. Only the owner and co-editors of a saved wheel add to its chain: a
    // stranger's draws among theirs would look as if draws had been left out. Others get a new chain.
    Result<Commitment> begin(wheels::WheelId const& wheelId, wheels::Asker const& asker);

    // Commits to the next draw of a chain. A page can't add to a room's chain.
    Result<Commitment> commit(std::string_view chain, Drawer drawer);

    // Makes the draw. A request that is repeated with the same entropy, as after a lost response, gets the
    // same draw. With a beacon, a page's first request fixes the input and names a round that isn't known
    // yet; the client repeats the request until the round is published. Such a draw is never made without it.
    Result<Drawn> draw(SpinId const& spinId, DrawRequest const& request, Drawer drawer);

    Result<Drawn> made(SpinId const& spinId); // a draw that was made before

    // The receipt, or the commitment of a draw that hasn't been made.
    Result<boost::json::object> find(SpinId const& spinId);

    // The draws of a chain with numbers below `before`, made or not, newest first.
    struct Page {
        std::vector<ListedDraw> draws;
        bool hasMore = false;
    };
    Page list(std::string_view chain, std::int64_t before);
    std::optional<ListedDraw> newest(std::string_view chain); // of a chain, made or not

    ReceiptKeys& keys() { return keys_; }

private:
    Result<std::optional<AwaitedRound>> addBeacon(Receipt& receipt, storage::Row const& begun,
                                                  std::int64_t winners);

    storage::Database& database_;
    Clock const& clock_;
    ReceiptBudget const budget_;
    ReceiptKeys keys_;
    Beacon beacon_;
};

} // namespace wheelwright::live
