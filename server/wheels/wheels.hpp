#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include "wheels/co_edit_links.hpp"
#include "wheels/own_media.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/spin_log.hpp"
#include "wheels/wheel_store.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::accounts {
struct User;
}

namespace wheelwright::wheels {

struct WheelRules {
    std::string publicAddress;
    std::int64_t wheelsPerUser = 2000;
    // MiB of wheels with their versions, by tier.
    std::int64_t quotaFree = 250;
    std::int64_t quotaPro = 1000;
    std::int64_t quotaPremium = 5000;
};

// A wheel in full, with the recent list of whoever asked for it.
struct WheelAnswer {
    std::string wheel; // JSON
    boost::json::array recent;
};

// Someone else, or another tab, saved in the meantime; this is what they saved.
struct StaleWheel {
    std::string wheel;
};
using SaveOutcome = std::variant<WheelAnswer, StaleWheel>;

// Who asks for a wheel, perhaps with the key of a co-editing link.
struct Asker {
    std::string_view userId;
    std::string_view key = {};
};

// A wheel's log of spins as far as the caller doesn't know it.
struct SpinsAnswer {
    std::int64_t mark = 0;                // the last entry given
    std::int64_t folded = 0;              // the last entry that the base contains
    std::optional<std::string> base = {}; // results as text; none: the caller has it
    std::vector<LoggedSpin> entries = {};
    bool hasMore = false;
    std::int64_t added = 0; // by this call
};

bool mayEdit(storage::Connection& connection, Asker const& asker, WheelRecord const& wheel);

enum class IfStale { Refuse, Overwrite };

// What users do with their wheels. What is another's does not exist for them.
class Wheels {
public:
    Wheels(storage::Database& database, Clock const& clock, ShareCache& shares, WheelRules rules,
           OwnMedia media = {})
        : database_{database},
          clock_{clock},
          shares_{shares},
          rules_{std::move(rules)},
          media_{std::move(media)} {}

    Result<SaveOutcome> save(Asker const& asker, WheelDocument const& document, IfStale ifStale);
    Result<WheelAnswer> load(Asker const& asker, std::string_view id);
    Result<boost::json::array> erase(std::string_view userId, std::string_view id); // the recent list left

    struct Page {
        std::vector<WheelRecord> wheels;
        std::int64_t pages = 1;
    };
    Page list(std::string_view userId, std::int64_t page);
    std::vector<WheelName> names(std::string_view userId);

    Result<std::vector<WheelVersion>> versions(std::string_view userId, std::string_view id);
    Result<std::string> version(std::string_view userId, std::string_view id, std::int64_t number);
    Result<WheelAnswer> restore(std::string_view userId, std::string_view id, std::int64_t number);

    Result<std::string> share(std::string_view userId, std::string_view id); // the share's id
    Result<void> unshare(std::string_view userId, std::string_view id);

    struct NewLink {
        std::string id;
        std::string key; // known to nobody else from now on
    };
    Result<NewLink> addLink(std::string_view userId, std::string_view id);
    Result<std::vector<CoEditLink>> links(std::string_view userId, std::string_view id);
    Result<void> endLink(std::string_view userId, std::string_view id, std::string_view linkId);

    Result<SpinsAnswer> spins(Asker const& asker, std::string_view id, SpinsKnown const& known);
    Result<SpinsAnswer> addSpins(Asker const& asker, std::string_view id, SpinsSent const& sent);

    WheelRules const& rules() const { return rules_; }

private:
    // Inside a transaction.
    Result<WheelRecord> find(storage::Connection& connection, Asker const& asker, std::string_view id);
    Result<WheelRecord> findOwn(storage::Connection& connection, std::string_view userId,
                                std::string_view id);
    Result<WheelRecord> put(storage::Connection& connection, Asker const& asker,
                            std::optional<WheelRecord> const& stored, WheelDocument const& document);
    Result<void> mayGrow(storage::Connection& connection, accounts::User const& owner,
                         WheelRecord const& wheel, std::size_t bytes) const;
    std::string shown(storage::Connection& connection, WheelRecord const& wheel, std::string_view text) const;
    // The document with the results of its log, where that has begun.
    std::string withLoggedResults(storage::Connection& connection, std::string_view id,
                                  std::string wheel) const;
    std::string withLoggedResults(std::string_view id, std::string wheel) const; // outside a transaction
    std::int64_t now() const;

    storage::Database& database_;
    Clock const& clock_;
    ShareCache& shares_;
    WheelRules rules_;
    OwnMedia media_;
};

} // namespace wheelwright::wheels
