#pragma once
#include "base/recurring.hpp"
#include "http/metrics.hpp"
#include "live/draw_log_store.hpp"
#include "live/draws.hpp"
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
// removes what it once published is found out by anyone who kept one signed head. A job of its own places the
// leaves and signs the head; requests only read.
class DrawLog {
public:
    DrawLog(storage::Database& database, Draws& draws, http::Metrics& metrics, DrawLogRules rules = {});
    ~DrawLog();

    // The newest signed head, from memory. It has all draws that this process made before this call, and
    // those of other processes a second later. If the database hangs, it is the last one that was published.
    Result<std::string> checkpoint();

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

private:
    struct Published {
        TreeHead head;
        std::string keyId; // of the signature; empty, like the note, for a log without leaves
        std::string note;
    };
    using Head = std::shared_ptr<Published const>;

    Result<Head> newest();
    Head published() const;
    std::string noteOf(Published const& published) const;
    Result<boost::json::object> proveIn(Published const& published, Question const& question) const;

    // Of the job.
    void keepUp();
    LogState placeAll();
    void publish(LogState const& state);
    bool checkKept(LogState const& state);
    void report(bool isWhole, std::string const& problem);

    storage::Database& database_;
    Draws& draws_;
    DrawLogRules const rules_;
    http::Counter placed_;

    mutable std::mutex guard_;     // guards what the job and the requests share; never held during a call
    Head published_;               // null before the first
    std::uint64_t leavesSeen_ = 0; // of Draws::leavesMade()

    // Used by the job only.
    std::int64_t nodesFor_ = 0;    // all inner nodes of a log of this size are stored
    std::optional<TreeHead> kept_; // the head in the file
    bool isWhole_ = false;         // also false before the first check
    bool hasLogged_ = false;
    Recurring keeper_; // last: it uses all of the above
};

// Whether the log in this database still has all that it had at this head. A database that was restored from
// an older backup has not.
bool hasAllOf(storage::Database& database, TreeHead const& head);

std::optional<TreeHead> headIn(std::filesystem::path const& file); // nullopt if there is none to read

} // namespace wheelwright::live
