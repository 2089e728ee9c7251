// The load of bench/live/run: viewers in rooms, all on one core.
//   live_load ours|ws PORT PID ROOMS VIEWERS_PER_ROOM
// PID is the server's: its memory and processor time are read. Prints one cell after the other of a table's
// row.
#include "room_door.hpp"
#include <algorithm>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <unistd.h>

namespace wheelwright::bench {
namespace {

using namespace std::chrono_literals;
using Socket = beast::websocket::stream<asio::ip::tcp::socket, false>; // without compression
using Clock = std::chrono::steady_clock;

constexpr int kSpins = 5;
constexpr int kBurst = 30; // with the spins below what a room takes for a flood
constexpr std::int64_t kHeadStart = 400;

double serverMemory(std::string const& pid) { // KiB
    std::ifstream status{"/proc/" + pid + "/status"};
    for (std::string word; status >> word;)
        if (word == "VmRSS:") {
            double kib = 0;
            status >> kib;
            return kib;
        }
    throw std::runtime_error("there is no process " + pid);
}

double serverSeconds(std::string const& pid) { // of processor time
    std::ifstream stat{"/proc/" + pid + "/stat"};
    std::string word;
    for (int i = 0; i < 13; ++i)
        stat >> word;
    double user = 0;
    double system = 0;
    stat >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double systemMilliseconds() {
    return std::chrono::duration<double, std::milli>{std::chrono::system_clock::now().time_since_epoch()}
        .count();
}

// What all viewers heard, and how late.
struct Heard {
    std::size_t rules = 0;
    std::size_t results = 0;
    std::vector<double> spins;
};

class Viewer {
public:
    Viewer(asio::io_context& io, std::uint16_t port, std::string const& path, Heard& heard)
        : socket_{io}, heard_{heard} {
        socket_.next_layer().connect({asio::ip::address_v4::loopback(), port});
        socket_.next_layer().set_option(asio::ip::tcp::no_delay{true});
        socket_.handshake("localhost", path);
    }
    void listen() {
        socket_.async_read(in_, [this](beast::error_code problem, std::size_t) {
            if (problem) throw beast::system_error{problem, "a viewer was disconnected"};
            hear({static_cast<char const*>(in_.data().data()), in_.size()});
            in_.clear();
            listen();
        });
    }
    void say(json::object const& message) { socket_.write(asio::buffer(json::serialize(message))); }
    void spin() { say({{"type", "spin"}, {"spinId", next_}, {"entropy", std::string(64, 'e')}}); }

private:
    void hear(std::string_view text) {
        if (text.starts_with(R"({"type":"rules")")) {
            ++heard_.rules;
        } else if (text.starts_with(R"({"type":"spin")")) {
            auto const decided = json::parse(text).at("startsAt").to_number<std::int64_t>() - kHeadStart;
            heard_.spins.push_back(systemMilliseconds() - static_cast<double>(decided));
        } else if (text.starts_with(R"({"type":"hello")") || text.starts_with(R"({"type":"result")")) {
            heard_.results += text.starts_with(R"({"type":"result")") ? 1 : 0;
            if (isHost) next_ = json::parse(text).at("next").at("spinId").as_string();
        }
    }

    Socket socket_;
    beast::flat_buffer in_;
    Heard& heard_;
    std::string next_;

public:
    bool isHost = false;
};

class Load {
public:
    Load(std::string const& kind, std::uint16_t port, std::string pid) : port_{port}, pid_{std::move(pid)} {
        if (kind == "ours")
            door_ = std::make_unique<OurDoor>(io_, port);
        else
            door_ = std::make_unique<PeerDoor>();
    }

    void fill(int rooms, int viewersPerRoom) {
        auto const before = serverMemory(pid_);
        for (int room = 0; room < rooms; ++room) {
            enter(door_->newHostPath()).isHost = true;
            hosts_.push_back(viewers_.back().get());
            for (int viewer = 1; viewer < viewersPerRoom; ++viewer)
                enter(door_->viewerPath());
        }
        for (auto const& viewer : viewers_)
            viewer->listen();
        io_.run_for(3s); // until all have heard who is there
        std::printf(" %.1f |", (serverMemory(pid_) - before) / static_cast<double>(viewers_.size()));
    }

    void spin() {
        for (int spin = 1; spin <= kSpins; ++spin) {
            for (auto* const host : hosts_)
                host->spin();
            runUntil([&] { return heard_.results == spin * viewers_.size(); });
        }
        auto& late = heard_.spins;
        std::ranges::sort(late);
        std::printf(" %.0f | %.0f |", late.at(late.size() / 2), late.at(late.size() * 99 / 100));
    }

    void burst() {
        auto const began = Clock::now();
        auto const worked = serverSeconds(pid_);
        for (int i = 0; i < kBurst; ++i)
            for (auto* const host : hosts_)
                host->say({{"type", "rules"}, {"viewersSpin", i % 2 == 0}});
        auto const expected = kBurst * viewers_.size();
        runUntil([&] { return heard_.rules == expected; });
        std::chrono::duration<double> const took = Clock::now() - began;
        auto const messages = static_cast<double>(expected);
        std::printf(" %.0f | %.0f |\n", messages / took.count(), messages / (serverSeconds(pid_) - worked));
    }

private:
    Viewer& enter(std::string const& path) {
        viewers_.push_back(std::make_unique<Viewer>(io_, port_, path, heard_));
        return *viewers_.back();
    }
    void runUntil(std::function<bool()> const& isDone) {
        auto const deadline = Clock::now() + 120s;
        io_.restart();
        while (!isDone()) {
            io_.run_for(1ms);
            if (Clock::now() > deadline) throw std::runtime_error("not everyone heard everything");
        }
    }

    asio::io_context io_{1};
    std::uint16_t port_;
    std::string pid_;
    std::unique_ptr<RoomDoor> door_;
    Heard heard_;
    std::vector<std::unique_ptr<Viewer>> viewers_;
    std::vector<Viewer*> hosts_;
};

} // namespace
} // namespace wheelwright::bench

int main(int, char** words) {
    wheelwright::bench::Load load{words[1], static_cast<std::uint16_t>(std::stoi(words[2])), words[3]};
    load.fill(std::stoi(words[4]), std::stoi(words[5]));
    load.spin();
    load.burst();
    std::fflush(stdout);
    _exit(0); // twenty thousand goodbyes are not part of the measurement
}
