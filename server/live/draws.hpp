#pragma once
#include "base/clock.hpp"
#include "base/encoding.hpp"
#include "live/draw_store.hpp"
#include "live/list_tree.hpp"
#include "live/receipt_keys.hpp"
#include "storage/database.hpp"
#include "wheels/wheels.hpp"
#include <atomic>
#include <variant>

namespace wheelwright::live {

// What a page sends to make a draw, after it has seen the commitment.
struct DrawRequest {
    std::optional<boost::json::object> wheel; // nullopt: the stored wheel of the chain
    std::string entropy;                      // hexadecimal digits, 16 to 64 bytes
    DrawCounts counts = {};
    bool hidesTexts = false;
    std::string drawKey = {};     // of a page's draw
    wheels::WheelId wheelId = {}; // the stored wheel that is drawn from, if none is sent
    wheels::Asker asker = {};     // who must be able to edit it
    ledger::Source source = {};   // pays for the receipt of a draw that no account owns
    // One for each entry if people joined the list themselves (see ListTree); otherwise empty.
    std::vector<std::string> salts = {};
};

inline bool isEntropy(std::string_view text) {
    auto const bytes = fromHex(text);
    return bytes && bytes->size() >= 16 && bytes->size() <= 64;
}

inline constexpr auto kRoomMoved = "room_moved";

// What a page gets when it begins a draw. Only this answer contains the key: the database has its digest.
struct BegunDraw {
    Commitment commitment;
    std::string drawKey;
};

// Names the call that began a draw, so that the same call, sent again, gets the same draw.
struct RepeatKey {
    std::string digest; // of the caller and the key
    std::string asked;  // the digest of what was asked for
};

// A draw whose input is fixed waits for this round of the public beacon.
struct AwaitedRound {
    std::string chain;
    std::int64_t round = 0;
    std::chrono::milliseconds wait{}; // about how long
};

struct MadeDraw {
    boost::json::object receipt; // public
    // Lets people who know the hidden texts check their digests. Missing when a draw from before keys is
    // asked for again: anyone can ask for it.
    std::optional<std::string> salt;
};
using DrawOutcome = std::variant<MadeDraw, AwaitedRound>;

Error noSuchDraw();

inline constexpr std::int64_t kDrawsListed = 100;

// Draws that the server decides and that anyone can check. The commitment comes first, then the draw. A draw
// that was made never changes.
class Draws {
public:
    // `beaconUrl`: of a chain of a public randomness beacon; empty: draws do without.
    Draws(storage::Database& database, Clock const& clock, ledger::Ledger ledger = {},
          std::string beaconUrl = {})
        : database_{database},
          clock_{clock},
          ledger_{ledger},
          keys_{database, clock},
          beacon_{std::move(beaconUrl), clock} {}

    // Commits to the next draw of a wheel. Only the owner and co-editors of a saved wheel add to its chain: a
    // stranger's draws among theirs would look as if draws had been left out. Others get a new chain.
    // `source` pays for a draw that no account owns.
    Result<BegunDraw> begin(wheels::WheelId const& wheelId, wheels::Asker const& asker,
                            ledger::Source const& source = {}, std::optional<RepeatKey> const& repeat = {});

    // The draw that was already made with this key; an error if the key came with another request before.
    Result<std::optional<RepeatedDraw>> repeated(RepeatKey const& repeat);

    // From now on the key stands for this draw of a room.
    void repeatAs(RepeatKey const& repeat, SpinId const& spinId, std::string const& drawKey);

    // Commits to the next draw of a room.
    Result<Commitment> commit(RoomRecord const& room);

    // Makes the draw. A request that is repeated with the same entropy, as after a lost response, gets the
    // same draw. With a beacon, a page's first request fixes the input and names a round that isn't known
    // yet; the client repeats the request until the round is published. Such a draw is never made without it.
    // A room's draw never waits for a round: its spin starts at once.
    Result<DrawOutcome> draw(DrawRight const& right, DrawRequest const& request);

    bool hasBeacon() const { return beacon_.isOn(); } // draws may wait for its rounds

    // Fixes the list that the next draw of a room is made from, and publishes its root. Once the draw is
    // made, nothing is changed.
    Result<SealedList> seal(DrawRight const& right, std::vector<DrawEntry> const& entries,
                            std::vector<std::string> const& salts);

    void unseal(DrawRight const& right); // a draw that isn't made

    // The proof that the entry was on the list of a draw, or of the newest one of the chain.
    struct ProofQuestion {
        std::string chain;
        std::string guid;
        std::string salt;
        std::string text;
        SpinId spinId = {}; // empty: the newest of people; that of a prize may have followed
    };
    Result<boost::json::object> proofOf(ProofQuestion const& question);

    std::optional<SpinId> newestDrawn(std::string_view chain);

    // The first so many in the order of a draw that was made, also behind its winners and reserves.
    std::vector<std::string> orderOf(SpinId const& spinId, std::int64_t many);

    // What became of the winners of a draw that was made, signed.
    Result<boost::json::object> claimsOf(SpinId const& spinId);

    Result<MadeDraw> made(DrawRight const& right); // a draw that was made before

    // The receipt, or the commitment of a draw that hasn't been made.
    Result<boost::json::object> find(SpinId const& spinId);
    std::optional<SealedList> sealedList(SpinId const& spinId); // of one that exists

    // The draws of a chain with numbers below `before`, made or not, newest first.
    struct Page {
        std::vector<ListedDraw> draws;
        bool hasMore = false;
    };
    Page list(std::string_view chain, std::int64_t before);
    std::optional<ListedDraw> newest(std::string_view chain); // of a chain, made or not

    ReceiptKeys& keys() { return keys_; }

    // How many writes of this process may have added leaves to the log, so that the log knows that it is
    // behind.
    std::uint64_t leavesMade() const { return leavesMade_; }

private:
    std::optional<SpinId> newestOfPeople(std::string_view chain);
    struct FoundList {
        DrawList list;
        ListOrigin origin;
    };
    Result<FoundList> findList(DrawRight const& right, StoredDraw const& begun, DrawRequest const& request,
                               std::optional<DrawList> sent);
    Result<std::optional<AwaitedRound>> addBeacon(DrawRight const& right, StoredDraw const& begun,
                                                  Receipt& receipt, DrawRequest const& request);
    Result<void> pay(storage::Connection& connection, StoredDraw const& begun, DrawRequest const& request,
                     std::size_t bytes) const;
    template <class Work> auto writeLeaf(Work const& work) {
        auto outcome = database_.write(work);
        ++leavesMade_;
        return outcome;
    }

    storage::Database& database_;
    Clock const& clock_;
    ledger::Ledger const ledger_;
    ReceiptKeys keys_;
    Beacon beacon_;
    std::atomic<std::uint64_t> leavesMade_ = 0;
};

} // namespace wheelwright::live
