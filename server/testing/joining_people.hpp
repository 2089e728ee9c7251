#pragma once
#include "testing/quick_room.hpp"
#include "testing/server_process.hpp"
#include "testing/upload.hpp"
#include <atomic>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <set>
#include <thread>

// Helpers for tests in which many put themselves on the list of one live room of a real server.
namespace wheelwright::testing {

inline std::string pathOf(LiveRoom const& room) {
    return "/api/live/" + room.liveId;
}

inline Reply setDoor(std::uint16_t port, LiveRoom const& room, std::string const& rules) {
    return ask(port, "PUT", pathOf(room) + "/door", "Content-Type: application/json\r\n",
               R"({"hostKey":")" + room.hostKey + R"(",)" + rules + "}");
}

inline LiveRoom roomWithOpenDoor(std::uint16_t port) {
    auto const room = openLiveRoom(port, boost::json::serialize(quickWheel()));
    auto const opened = setDoor(port, room, R"("open":true)");
    EXPECT_EQ(opened.status, 200U) << opened.body;
    return room;
}

inline Reply joinAs(std::uint16_t port, LiveRoom const& room, boost::json::object const& body) {
    return postJson(port, pathOf(room) + "/entries", boost::json::serialize(body));
}

// Phones that join one after the other, eight at a time, until they are told to stop or the server is gone.
class Crowd {
public:
    Crowd(std::uint16_t port, LiveRoom const& room) {
        for (auto& ids : acknowledged_)
            threads_.emplace_back([&, port, room] { join(port, room, ids); });
    }
    int count() const { return count_; }
    // The ids of those who were told that they are on the list.
    std::vector<std::string> stop() {
        isOver_ = true;
        threads_.clear();
        std::vector<std::string> all;
        for (auto const& ids : acknowledged_)
            all.insert(all.end(), ids.begin(), ids.end());
        return all;
    }

private:
    void join(std::uint16_t port, LiveRoom const& room, std::vector<std::string>& ids) try {
        while (!isOver_) {
            auto const joined = joinAs(port, room, {{"name", "Ann"}});
            if (joined.status != 201) continue;
            ids.push_back(textIn(jsonOf(joined), "entryId"));
            ++count_;
        }
    } catch (std::exception const&) {
        // The server is gone, as it should be.
    }

    std::vector<std::vector<std::string>> acknowledged_{8};
    std::atomic<int> count_ = 0;
    std::atomic<bool> isOver_ = false;
    std::vector<std::jthread> threads_; // last: they use all of the above
};

// Everyone on the list, by page.
inline std::vector<boost::json::object> listOf(std::uint16_t port, LiveRoom const& room) {
    std::vector<boost::json::object> all;
    std::int64_t after = 0;
    for (bool hasMore = true; hasMore;) {
        auto const page = jsonOf(get(port, pathOf(room) + "/entries?after=" + std::to_string(after)));
        for (auto const& entry : page.at("entries").as_array())
            all.push_back(entry.as_object());
        after = page.at("change").as_int64();
        hasMore = page.at("hasMore").as_bool();
    }
    return all;
}

inline void expectEachOnce(std::vector<boost::json::object> const& list,
                           std::vector<std::string> const& acknowledged) {
    std::multiset<std::string> ids;
    std::set<std::string> names;
    for (auto const& entry : list) {
        ids.insert(textIn(entry, "entryId"));
        names.insert(textIn(entry, "name"));
    }
    for (auto const& id : acknowledged)
        EXPECT_EQ(ids.count(id), 1U);
    EXPECT_EQ(names.size(), ids.size()) << "told apart";
}

} // namespace wheelwright::testing
