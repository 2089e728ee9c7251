#pragma once
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/redis_process.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::testing {

namespace json = boost::json;

// Two servers that are one product: on one PostgreSQL and one Redis.
struct TwoServers {
    TwoServers(std::string const& database, std::string const& leaseSeconds) : lease{leaseSeconds} {
        start(a, database);
        start(b, database);
    }
    void start(std::optional<ServerProcess>& server, std::string const& database) const {
        server.emplace(std::vector<std::string>{"--database", database, "--redis-url", redis.address(),
                                                "--public-url", "http://localhost", "--test-rate-limits",
                                                "off", "--test-live-lease", lease});
    }
    std::string lease;
    RedisProcess redis;
    std::optional<ServerProcess> a;
    std::optional<ServerProcess> b;
};

// A room that the first of them runs, whose host came first.
struct TwoServersTest : storage::EngineTest {
    void openRoom() { room = openLiveRoom(both->b->port(), json::serialize(quickWheel(wheelId))); }
    struct Played {
        LiveClient ada, cleo;
        json::object you, last;
    };
    // The host at one process, a viewer at the other, and a spin that came to its result.
    Played afterASpin() {
        auto ada = hostAt(*both->a);
        auto const hello = ada.next();
        auto cleo = viewerAt(*both->b, "Cleo");
        auto you = cleo.next().at("you").as_object();
        ada.say(spinOf(hello));
        auto last = cleo.next("result");
        return {std::move(ada), std::move(cleo), std::move(you), std::move(last)};
    }
    LiveClient hostAt(ServerProcess const& server) { return LiveClient::host(server.port(), room); }
    LiveClient viewerAt(ServerProcess const& server, std::string const& name = "") {
        return LiveClient::viewer(server.port(), room, name);
    }
    // A client that was sent on reconnects until the room greets it.
    struct Back {
        LiveClient client;
        json::object hello;
    };
    Back backAt(ServerProcess const& server, json::object const& request) {
        std::optional<Back> back;
        auto const isGreeted = [&] {
            try {
                LiveClient client{server.port(), room.liveId,
                                  liveTicket(server.port(), room.liveId, request)};
                auto hello = client.next();
                if (textAt(hello, "type") != "hello") return false;
                back.emplace(std::move(client), std::move(hello));
                return true;
            } catch (std::exception const&) {
                return false;
            }
        };
        if (!soon(isGreeted)) throw std::runtime_error("nobody gets into the room any more");
        return std::move(*back);
    }
    unsigned ticketStatus(ServerProcess const& server, json::object const& request) {
        return postJson(server.port(), "/api/live/" + room.liveId + "/ticket", json::serialize(request))
            .status;
    }
    // Every draw of the room, from the first on: each follows from the one before, and none is made twice.
    void expectAWholeChain(ServerProcess const& server, std::size_t made) {
        auto const chain = jsonOf(get(server.port(), "/api/spins?chain=" + room.liveId));
        auto const& spins = chain.at("spins").as_array();
        ASSERT_EQ(spins.size(), made + 1); // and the one to come
        for (std::size_t i = 0; i < spins.size(); ++i) {
            EXPECT_EQ(spins[i].at("number").to_number<std::size_t>(), spins.size() - i);
            EXPECT_EQ(spins[i].at("drawn").as_bool(), i > 0);
        }
    }

    std::shared_ptr<TwoServers> both;
    std::string wheelId = newUuid();
    LiveRoom room;
};

} // namespace wheelwright::testing
