#pragma once
#include "testing/every_engine.hpp"
#include "testing/server_process.hpp"
#include <map>

namespace wheelwright::testing {

// One server on each database engine for all tests of a suite. The tests follow the rules of SharedServer.
template <class Suite> struct SharedEngineServer : storage::EngineTest {
    static void TearDownTestSuite() { running.clear(); }
    static std::vector<std::string> flags() { return {}; }

    ServerProcess const& server() const { return running.at(GetParam())->server; }
    std::uint16_t port() const { return server().port(); }

protected:
    std::shared_ptr<storage::TestPlace> makePlace() override {
        auto& shared = running[GetParam()];
        if (!shared) shared = std::make_unique<Running>(GetParam());
        return shared->place;
    }

private:
    struct Running {
        explicit Running(storage::Engine engine) : place{storage::newPlace(engine)} {}
        std::vector<std::string> flagsWithDatabase() const {
            auto all = Suite::flags();
            all.insert(all.end(), {"--database", storage::settingOf(place->address())});
            return all;
        }
        std::shared_ptr<storage::TestPlace> place;
        ServerProcess server{flagsWithDatabase()};
    };
    static inline std::map<storage::Engine, std::unique_ptr<Running>> running;
};

} // namespace wheelwright::testing
