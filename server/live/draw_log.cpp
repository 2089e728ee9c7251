#include "live/draw_log.hpp"
#include "base/encoding.hpp"
#include "base/files.hpp"
#include "base/log.hpp"
#include <boost/json/array.hpp>
#include <fcntl.h>

namespace wheelwright::live {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using namespace std::chrono_literals;
using storage::Connection;
using storage::Database;

constexpr auto kKeepUp = 1s;   // a draw is in the log within this, even without a request
constexpr auto kPatience = 3s; // of a request for a head with the newest draws
constexpr std::int64_t kPlacedAtOnce = 1000;
constexpr int kBatchesAtOnce = 20;        // then the server may stop, and the rest waits for the next second
constexpr std::int64_t kNodesAtOnce = 64; // each hashes 256 nodes of the level below

// Inner nodes that aren't stored yet are computed from the level below.
std::vector<std::string> wholeTile(Connection& connection, int level, std::int64_t index, std::int64_t size) {
    auto hashes = tileOf(connection, level, index, size);
    if (level == 0) return hashes;
    auto const end = std::min((index + 1) * kTileWidth, size >> (8 * level));
    for (auto at = index * kTileWidth + static_cast<std::int64_t>(hashes.size()); at < end; ++at)
        hashes.push_back(rootOfFull(wholeTile(connection, level - 1, at, size)));
    return hashes;
}

MerkleTree treeIn(Connection& connection, std::int64_t size) {
    return {size, [&connection, size](int level, std::int64_t index) {
                return wholeTile(connection, level, index, size);
            }};
}

// Computes the missing inner nodes of a level outside the write transaction. Of several processes that do so,
// all compute the same. Nothing is stored if a backup was restored meanwhile.
void storeLevel(Database& database, int level, LogState const& state) {
    auto const size = state.size;
    auto const full = size >> (8 * level);
    auto begin = database.read([&](Connection& connection) { return nodesAt(connection, level); });
    while (begin < full) {
        auto const end = std::min(begin + kNodesAtOnce, full);
        std::vector<std::string> hashes;
        database.read([&](Connection& connection) {
            for (auto index = begin; index < end; ++index)
                hashes.push_back(rootOfFull(tileOf(connection, level - 1, index, size)));
        });
        database.write([&](Connection& connection) {
            lockLog(connection);
            auto const now = logState(connection);
            if (now.origin != state.origin || now.size < size || nodesAt(connection, level) != begin) return;
            for (auto index = begin; index < end; ++index)
                addNode(connection, level, index, hashes[static_cast<std::size_t>(index - begin)]);
        });
        begin = end;
    }
}

void storeNodes(Database& database, LogState const& state) {
    for (int level = 1; state.size >> (8 * level) > 0; ++level)
        storeLevel(database, level, state);
}

TreeHead headOf(Database& database, LogState const& state) {
    auto const root =
        database.read([&](Connection& connection) { return treeIn(connection, state.size).root(); });
    return {state.origin, state.size, root};
}

Error logIsBehind() {
    return {Fault::Unavailable, "log_behind", "The log doesn't have this draw yet. Try again in a moment."};
}

json::array hexArray(std::vector<std::string> const& hashes) {
    json::array list;
    for (auto const& hash : hashes)
        list.push_back(json::string{hexText(hash)});
    return list;
}

// On disk before it gets its name: after a power cut there is the older head or this one.
void replaceFile(fs::path const& path, std::string const& text) {
    auto const fresh = fs::path{path} += ".new";
    FileHandle const file{::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    bool const isWritten =
        file && ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (!isWritten || ::fsync(file.get()) != 0)
        throw std::runtime_error{"Cannot write " + fresh.string() + "."};
    fs::rename(fresh, path);
}

} // namespace

bool hasAllOf(Database& database, TreeHead const& head) {
    auto const state = database.read(logState);
    if (state.origin != head.origin || state.size < head.size) return false;
    return headOf(database, {head.origin, head.size}) == head;
}

std::optional<TreeHead> headIn(fs::path const& file) {
    std::error_code isMissing;
    if (!fs::exists(file, isMissing)) return std::nullopt;
    auto head = readHead(readFile(file));
    if (!head) throw std::runtime_error{file.string() + " holds no head of a log of draws."};
    return head;
}

DrawLog::DrawLog(Database& database, Draws& draws, http::Metrics& metrics, DrawLogRules rules)
    : database_{database},
      draws_{draws},
      rules_{std::move(rules)},
      placed_{metrics.counter("wheelwright_draw_log_leaves_total",
                              "Entries that this process added to the public log of draws.")},
      keeper_{"draw log", kKeepUp, [this] { keepUp(); }} {}

// Keeps the draws of the last second, too: if an older backup is restored now, the next start misses them.
DrawLog::~DrawLog() {
    keeper_.stop();
    if (leavesSeen_ == draws_.leavesMade()) return;
    try {
        keepUp();
    } catch (std::exception const& problem) {
        log::warn("storing the last head of the draw log failed",
                  {{"problem", std::string_view{problem.what()}}});
    }
}

// Also stores the inner nodes, so that the tree of the returned size can be read.
LogState DrawLog::placeAll() {
    for (int batch = 0; batch < kBatchesAtOnce; ++batch) {
        if (database_.read([](Connection& connection) { return leavesWaiting(connection, 1); }) == 0) break;
        auto const placed =
            database_.write([](Connection& connection) { return placeWaiting(connection, kPlacedAtOnce); });
        placed_.increment(static_cast<double>(placed));
    }
    auto const state = database_.read(logState);
    if (nodesFor_ / kTileWidth != state.size / kTileWidth) {
        storeNodes(database_, state);
        nodesFor_ = state.size;
    }
    return state;
}

DrawLog::Head DrawLog::published() const {
    std::lock_guard const lock{guard_};
    return published_;
}

Result<DrawLog::Head> DrawLog::newest() {
    bool isBehind = false;
    {
        std::lock_guard const lock{guard_};
        isBehind = !published_ || leavesSeen_ != draws_.leavesMade();
    }
    if (isBehind) keeper_.runNow(kPatience);
    if (auto head = published()) return head;
    return logIsBehind();
}

// The head of an empty log is signed when it is asked for: the job would make the first key, and a backup
// could no longer be restored into an installation that was only started.
std::string DrawLog::noteOf(Published const& published) const {
    return published.note.empty() ? published.head.signedBy(draws_.keys().current()) : published.note;
}

Result<std::string> DrawLog::checkpoint() {
    auto const head = newest();
    if (!head) return head.error();
    return noteOf(**head);
}

Result<json::object> DrawLog::prove(Question const& question) {
    auto head = newest();
    if (!head) return head.error();
    auto proofs = proveIn(**head, question);
    if (proofs || proofs.error().fault != Fault::Unavailable) return proofs;
    keeper_.runNow(kPatience); // another process made the draw
    head = newest();
    if (!head) return head.error();
    return proveIn(**head, question);
}

Result<json::object> DrawLog::proveIn(Published const& published, Question const& question) const {
    auto const size = published.head.size;
    auto proofs = database_.read([&](Connection& connection) -> Result<json::object> {
        auto tree = treeIn(connection, size);
        json::object parts;
        for (auto const& [name, leaf] : {std::pair{"sealed", question.sealed},
                                         {"closed", question.closed},
                                         {"opened", question.opened}}) {
            if (leaf.empty()) continue;
            auto const found = findLeaf(connection, leaf);
            if (!found) return Error{Fault::NotFound, "leaf_not_found", "The log has no such leaf."};
            auto const place = found->place;
            if (!place || *place >= size) return logIsBehind();
            parts[name] = json::object{{"index", *place}, {"path", hexArray(tree.inclusionPath(*place))}};
        }
        if (question.from > 0 && question.from <= size)
            parts["consistency"] = json::object{{"from", question.from},
                                                {"path", hexArray(tree.consistencyPath(question.from))}};
        return parts;
    });
    if (proofs) (*proofs)["checkpoint"] = noteOf(published);
    return proofs;
}

Result<std::string> DrawLog::tile(int level, std::int64_t index, std::int64_t width) {
    auto const size = database_.read(logState).size;
    auto const hashes =
        database_.read([&](Connection& connection) { return wholeTile(connection, level, index, size); });
    if (static_cast<std::int64_t>(hashes.size()) < width)
        return Error{Fault::NotFound, "tile_not_found", "The log isn't that large."};
    std::string bytes;
    for (std::int64_t i = 0; i < width; ++i)
        bytes += hashes[static_cast<std::size_t>(i)];
    return bytes;
}

void DrawLog::keepUp() {
    auto const leaves = draws_.leavesMade(); // first: later ones are for the next run
    publish(placeAll());
    std::lock_guard const lock{guard_};
    leavesSeen_ = leaves;
}

// A head is in the file before anyone can get it. Otherwise a restore of an older backup right after could go
// unnoticed here.
void DrawLog::publish(LogState const& state) {
    bool const isWhole = checkKept(state);
    auto const before = published();
    bool const isSame = before && before->head.size == state.size && before->head.origin == state.origin;
    auto const next = std::make_shared<Published>();
    next->head = isSame ? before->head : headOf(database_, state);
    if (state.size > 0) {
        auto const key = draws_.keys().current();
        bool const isKept = !isWhole || rules_.headFile.empty() || kept_ == next->head;
        if (isSame && before->keyId == key.id && isKept) return;
        next->keyId = key.id;
        next->note = next->head.signedBy(key);
        if (!isKept) replaceFile(rules_.headFile, next->note);
        if (!isKept) kept_ = next->head;
    }
    std::lock_guard const lock{guard_};
    published_ = next;
}

// A head of a log that was changed stays in the file: it is the evidence, and the next start finds it again.
// Once the operator has moved the file away, a new one is kept.
bool DrawLog::checkKept(LogState const& state) {
    if (rules_.headFile.empty()) return true;
    try {
        if (!isWhole_) kept_ = headIn(rules_.headFile);
    } catch (std::exception const& problem) {
        report(false, problem.what());
        return false;
    }
    if (isWhole_ && kept_ && kept_->size == state.size && kept_->origin == state.origin) return true;
    report(!kept_ || hasAllOf(database_, *kept_), "draw log differs from the published one");
    return isWhole_;
}

void DrawLog::report(bool isWhole, std::string const& problem) {
    if (rules_.onCheck) rules_.onCheck(isWhole);
    if (!isWhole && !std::exchange(hasLogged_, true))
        log::error(problem, {{"file", rules_.headFile.string()}, {"kept", kept_ ? kept_->size : 0}});
    if (isWhole) hasLogged_ = false;
    isWhole_ = isWhole;
}

} // namespace wheelwright::live
