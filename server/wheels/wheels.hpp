#pragma once
#include "base/clock.hpp"
#include "ledger/ledger.hpp"
#include "storage/database.hpp"
#include "wheels/co_edit_links.hpp"
#include "wheels/own_media.hpp"
#include "wheels/recent_writer.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/spin_log.hpp"
#include "wheels/wheel_store.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::wheels {

struct WheelRules {
    std::string publicAddress;
    std::int64_t wheelsPerUser = 2000;
    ledger::Ledger ledger = {};
};

// A whole wheel, with the recent list of the user who asked for it.
struct WheelAnswer {
    std::string wheel; // JSON
    boost::json::array recent;
};

// Another user or tab saved the wheel in the meantime; this is the saved wheel.
struct StaleWheel {
    std::string wheel;
};
using SaveOutcome = std::variant<WheelAnswer, StaleWheel>;

// The user who asks for a wheel, with the key of a co-editing link if there is one.
struct Asker {
    UserId userId;
    std::string_view key = {};
};

// The part of a wheel's log of spins that the caller doesn't know yet.
struct SpinsAnswer {
    std::int64_t mark = 0;                // the last entry in this answer
    std::int64_t folded = 0;              // the last entry in the base
    std::int64_t order = 0;               // the greatest in the log
    std::optional<std::string> base = {}; // results as text; nullopt: the caller has it
    std::vector<LoggedSpin> entries = {};
    bool hasMore = false;
    std::int64_t added = 0; // by this call
    std::vector<RefusedSpin> refused = {};
};

// A draw on the server, for the results of its wheel.
struct Won {
    std::string receipt; // the id of the draw
    UserId byId;
    std::string byName;
    std::int64_t after = 0; // its wins are later than this
    bool endsRound = false; // of fair turns
};
struct WonSlice {
    std::string guid;
    std::string text;
};

// Counts the results of logs that an earlier program has left without them.
void settleLogs(storage::Database& database);

// The results of a stored wheel: those of its log, or of its document where it has none.
SpinResults currentResults(storage::Connection& connection, WheelRecord const& wheel, std::string_view text);

bool mayEdit(storage::Connection& connection, Asker const& asker, WheelRecord const& wheel);

enum class IfStale { Refuse, Overwrite };

// The operations on users' wheels. Another user's wheel is reported as not found, except by save and share.
class Wheels {
public:
    Wheels(storage::Database& database, Clock const& clock, ShareCache& shares, WheelRules rules,
           OwnMedia media = {})
        : database_{database},
          clock_{clock},
          shares_{shares},
          rules_{std::move(rules)},
          media_{std::move(media)},
          recent_{database, clock} {}

    Result<SaveOutcome> save(Asker const& asker, WheelDocument const& document, IfStale ifStale);
    Result<WheelAnswer> load(Asker const& asker, WheelId const& id);
    Result<boost::json::array> erase(UserId const& userId, WheelId const& id); // returns the recent list

    struct Page {
        std::vector<WheelRecord> wheels;
        std::int64_t pages = 1;
    };
    Page list(UserId const& userId, std::int64_t page);
    std::vector<WheelName> names(UserId const& userId);

    Result<std::vector<WheelVersion>> versions(UserId const& userId, WheelId const& id);
    Result<std::string> version(UserId const& userId, WheelId const& id, std::int64_t number);
    Result<WheelAnswer> restore(UserId const& userId, WheelId const& id, std::int64_t number);

    Result<ShareId> share(UserId const& userId, WheelId const& id);
    Result<void> unshare(UserId const& userId, WheelId const& id);

    struct NewLink {
        LinkId id;
        std::string key; // the server stores only its hash
    };
    Result<NewLink> addLink(UserId const& userId, WheelId const& id);
    Result<std::vector<CoEditLink>> links(UserId const& userId, WheelId const& id);
    Result<void> endLink(UserId const& userId, WheelId const& id, LinkId const& linkId);

    Result<SpinsAnswer> spins(Asker const& asker, WheelId const& id, SpinsKnown const& known);
    Result<SpinsAnswer> addSpins(Asker const& asker, WheelId const& id, SpinsSent const& sent);

    // Enters the winners of a draw; those that are there already are left out. Returns how many are new.
    Result<std::int64_t> addWins(Asker const& asker, WheelId const& id, Won const& won,
                                 std::vector<WonSlice> const& winners);

    WheelRules const& rules() const { return rules_; }

private:
    // These run inside a transaction.
    Result<WheelRecord> find(storage::Connection& connection, Asker const& asker, WheelId const& id);
    Result<WheelRecord> findOwn(storage::Connection& connection, UserId const& userId, WheelId const& id);
    Result<WheelRecord> put(storage::Connection& connection, Asker const& asker,
                            std::optional<WheelRecord> const& stored, WheelDocument const& document);
    // With the results of its log, if it has one.
    std::string shown(storage::Connection& connection, WheelRecord const& wheel, std::string_view text) const;
    Result<LogChange> changeOfLog(storage::Connection& connection, Asker const& asker, WheelId const& id,
                                  std::vector<SpinEntry> const& entries);
    Result<bool> storeInLog(storage::Connection& connection, Asker const& asker, WheelId const& id,
                            LogChange const& change);
    Result<LogChange> addToLog(Asker const& asker, WheelId const& id, std::vector<SpinEntry> const& entries);
    std::int64_t now() const;

    storage::Database& database_;
    Clock const& clock_;
    ShareCache& shares_;
    WheelRules rules_;
    OwnMedia media_;
    RecentWriter recent_;
};

} // namespace wheelwright::wheels
