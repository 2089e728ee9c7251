#pragma once
#include "base/clock.hpp"
#include "base/encoding.hpp"
#include "live/receipt.hpp"
#include "storage/database.hpp"
#include "wheels/wheels.hpp"
#include <mutex>

namespace wheelwright::live {

// What a page sends to make a draw, after it has seen the commitment.
struct DrawRequest {
    boost::json::object wheel;
    std::string entropy; // hexadecimal digits, 16 to 64 bytes
    std::int64_t winners = 1;
    bool hidesTexts = false;
};

inline bool isEntropy(std::string_view text) {
    auto const bytes = fromHex(text);
    return bytes && bytes->size() >= 16 && bytes->size() <= 64;
}

// What makes the draws of a chain. Only the room itself makes a room's draws: otherwise anyone who has seen
// the commitment could make the draw with another wheel.
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

struct Drawn {
    boost::json::object receipt; // public
    std::string salt;            // lets people who know the hidden texts check their digests
};

inline constexpr std::int64_t kDrawsListed = 100;

// Draws that the server decides and that anyone can check. The commitment comes first, then the draw. A draw
// that was made never changes.
class Draws {
public:
    Draws(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    // Commits to the next draw of a wheel. Only the owner and co-editors of a saved wheel add to its chain: a
    // stranger's draws among theirs would look as if draws had been left out. Others get a new chain.
    Result<Commitment> begin(wheels::WheelId const& wheelId, wheels::Asker const& asker);

    // Commits to the next draw of a chain. A page can't add to a room's chain.
    Result<Commitment> commit(std::string_view chain, Drawer drawer);

    // Makes the draw. A request that is repeated with the same entropy, as after a lost response, gets the
    // same draw.
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

    boost::json::object publicKey(); // as a JSON Web Key

private:
    ReceiptKey const& key();

    storage::Database& database_;
    Clock const& clock_;
    std::mutex keyGuard_;
    std::optional<ReceiptKey> key_; // read once: it never changes
};

} // namespace wheelwright::live
