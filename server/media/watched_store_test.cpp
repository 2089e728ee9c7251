#include "media/watched_store.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

struct FickleStore final : MediaStore {
    explicit FickleStore(bool& isAway) : isAway_{isAway} {}
    void put(std::string_view, std::string_view, std::string_view) override { answer(); }
    std::optional<std::string> get(std::string_view) override {
        answer();
        return "bytes";
    }
    void erase(std::string_view) override { answer(); }
    void eachFile(std::function<void(StoredFile const&)> const&) override { answer(); }

private:
    void answer() const {
        if (isAway_) throw StoreTrouble{"away"};
    }
    bool& isAway_;
};

TEST(WatchedStore, SaysWhenTheStoreGoesAndFindsOutByItselfThatItIsBack) {
    testing::TurnedClock clock;
    bool isAway = false;
    std::vector<bool> told;
    WatchedStore store{std::make_unique<FickleStore>(isAway), clock,
                       [&](bool works) { told.push_back(works); }};
    EXPECT_EQ(store.get("a"), "bytes");
    isAway = true;
    EXPECT_THROW(store.put("a", "x", "image/png"), StoreTrouble);
    EXPECT_THROW(store.get("a"), StoreTrouble);
    store.lookAgain();
    EXPECT_THAT(told, ElementsAre(false));
    isAway = false;
    store.lookAgain();
    EXPECT_THAT(told, ElementsAre(false)) << "it has just looked";
    clock.turn(6s);
    store.lookAgain();
    EXPECT_THAT(told, ElementsAre(false, true));
}

} // namespace
} // namespace wheelwright::media
