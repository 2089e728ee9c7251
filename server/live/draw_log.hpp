#pragma once
#include "base/recurring.hpp"
#include "http/metrics.hpp"
#include "live/draw_log_store.hpp"
#include "live/merkle_tree.hpp"
#include "live/signed_head.hpp"
#include <filesystem>
#include <functional>
#include <mutex>

namespace wheelwright::live {

struct DrawLogRules {
    std::filesystem::path headFile = {};            // where the newest head is kept; empty: nowhere
    std::function<void(bool isWhole)> onCheck = {}; // false: the log lacks something that it once had
};

// The public append-only log of all draws (docs/adr/0026): a Merkle tree of digests. A server that changes or
// removes what it once published is found out by anyone who kept one signed head.
class DrawLog {
public:
    DrawLog(storage::Database& database, ReceiptKeys& keys, http::Metrics& metrics, DrawLogRules rules = {});

    // The newest signed head. It has all draws of before this call, unless tens of thousands waited.
    std::string checkpoint();

    struct Question {
        std::string sealed;    // the hashes of leaves in hexadecimal digits
        std::string opened;    // may be empty, like the others
        std::int64_t from = 0; // the size of an older head, or 0
        std::string closed = {};
    };
    // Proofs that these leaves are in the log, and that it has grown from an older head to the newest.
    Result<boost::json::object> prove(Question const& question);

    // The hashes of a tile, one after the other. `width`: of a partial tile.
    Result<std::string> tile(int level, std::int64_t index, std::int64_t width);

    void keepUp(); // places waiting leaves and keeps the newest head

private:
    LogState placeAll();
    void keepHead(LogState const& state);
    void report(bool isWhole, std::string const& problem);

    storage::Database& database_;
    ReceiptKeys& keys_;
    DrawLogRules const rules_;
    http::Counter placed_;
    std::mutex placing_;           // one thread at a time: others would only make the database repeat
    std::int64_t nodesFor_ = 0;    // guarded by it: all inner nodes of a log of this size are stored
    std::mutex keeping_;           // one thread at a time replaces the kept head
    std::optional<TreeHead> kept_; // the head in the file; guarded like the next two
    bool isWhole_ = false;         // also false before the first check
    bool hasLogged_ = false;
    Recurring keeper_; // last: it uses all of the above
};

// Whether the log in this database still has all that it had at this head. A database that was restored from
// an older backup has not.
bool hasAllOf(storage::Database& database, TreeHead const& head);

std::optional<TreeHead> headIn(std::filesystem::path const& file); // nullopt if there is none to read

} // namespace wheelwright::live
