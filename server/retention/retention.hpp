#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace wheelwright::retention {

// One kind of what is kept of people.
struct KeptKind {
    std::string name;
    int days = 0; // 0: for good
    // Deletes a bounded number of those from before that moment and says how many; 0: none is left.
    std::function<std::int64_t(Instant before)> forgetSome;
    bool isHere = false; // in a folder of this process; else in the database that all share
};

struct Forgotten {
    std::string kind;
    std::int64_t many = 0;
};

// Deletes what was kept for as long as its setting says.
class Retention {
public:
    Retention(storage::Database& database, Clock const& clock, std::vector<KeptKind> kinds)
        : database_{database}, clock_{clock}, kinds_{std::move(kinds)} {}

    // What was deleted, kind by kind. One that fails is logged and keeps no other from its turn.
    std::vector<Forgotten> run();

    // The same for a server: of several on one database one does it each hour.
    std::vector<Forgotten> runInTurn();

    void interrupt() { interrupted_ = true; } // the program stops: what is left is done the next time

private:
    bool takeTurn();
    std::vector<Forgotten> run(bool alsoShared);
    std::int64_t forgetAll(KeptKind const& kind);

    storage::Database& database_;
    Clock const& clock_;
    std::vector<KeptKind> const kinds_;
    std::atomic<bool> interrupted_ = false;
};

} // namespace wheelwright::retention
