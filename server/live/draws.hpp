#pragma once
#include "base/clock.hpp"
#include "base/hex.hpp"
#include "live/receipt.hpp"
#include "live/receipt_key.hpp"
#include "storage/database.hpp"
#include "wheels/wheels.hpp"
#include <mutex>

namespace wheelwright::live {

// What the page that asks for a draw gives after it has seen the commitment.
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

// Who makes the draws of a chain. A room's are made by the room alone: else anyone who has seen its
// commitment could make the draw with another wheel.
enum class DrawnBy { Page, Room };

// A room draws in the generation it was taken up in: a process that has lost it to another draws nothing.
struct Drawer {
    Drawer(DrawnBy who, std::optional<std::int64_t> generation = {}, bool guests = false)
        : by{who}, roomGeneration{generation}, isGuests{guests} {}
    DrawnBy by;
    std::optional<std::int64_t> roomGeneration;
    bool isGuests; // no account's: its draws are kept for a while only
};
inline constexpr auto kRoomMoved = "room_moved";

struct ListedDraw {
    Commitment commitment;
    bool isDrawn = false;
};

struct Drawn {
    boost::json::object receipt; // for everyone
    std::string salt; // for those who know the texts: with it they can check the digests of hidden ones
};

inline constexpr std::int64_t kDrawsListed = 100;

// Draws that the server decides and that anyone can check. First a commitment, then the draw; what was
// drawn is for good.
class Draws {
public:
    Draws(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    // The next draw of a wheel. Only the wheel's owner and co-editors add to the chain of a saved wheel: a
    // stranger's draws between theirs would look as if draws had been left out. Others get a new chain.
    Result<Commitment> begin(std::string const& wheelId, wheels::Asker const& asker);

    // The next of its chain. Refused: a page that wants to count on in a room's chain.
    Result<Commitment> commit(std::string const& chain, Drawer drawer);

    // Asked for again with the same entropy, as after a lost answer, it is the same one.
    Result<Drawn> draw(std::string_view spinId, DrawRequest const& request, Drawer drawer);

    Result<Drawn> made(std::string_view spinId); // a draw of the past

    // The receipt, or the commitment of a draw that was not made.
    Result<boost::json::object> find(std::string_view spinId);

    // The draws of a chain below a number, the newest first, made or not.
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
