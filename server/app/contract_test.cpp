#include "testing/places.hpp"
#include "testing/route_facts.hpp"
#include "testing/route_matrix.hpp"
#include "testing/shared_server.hpp"
#include <boost/algorithm/string/case_conv.hpp>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <optional>
#include <set>

namespace wheelwright::app {
namespace {

// An operation of api/openapi.yaml.
struct Operation {
    std::set<unsigned> statuses;
    bool takesBody = false;
};
using Contract = std::map<std::string, Operation>; // by "GET /api/wheel/{id}"

// Reads as much of the contract as these tests need, by the indentation that all of it has.
Contract readContract() {
    std::ifstream file{testing::projectFile("api/openapi.yaml")};
    Contract contract;
    std::string path;
    Operation* operation = nullptr;
    bool isInPaths = false;
    for (std::string line; std::getline(file, line);) {
        auto const indent = line.find_first_not_of(' ');
        if (indent == std::string::npos) continue;
        auto const word = line.substr(indent, line.find(':', indent) - indent);
        if (indent == 0) isInPaths = word == "paths";
        if (!isInPaths) continue;
        if (indent == 2) path = word;
        if (indent == 4) operation = &contract[boost::to_upper_copy(word) + " " + path];
        if (indent == 6 && word == "requestBody") operation->takesBody = true;
        if (indent == 8 && word.size() == 5 && word.front() == '\'')
            operation->statuses.insert(static_cast<unsigned>(std::stoul(word.substr(1, 3))));
    }
    return contract;
}

std::string withIds(std::string path, std::string const& value) {
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{'))
        path.replace(open, path.find('}') - open + 1, value);
    return path;
}

// Someone who moderates, and someone who did until a moment ago.
struct Moderators {
    explicit Moderators(ServerProcess const& server) {
        auto const email = testing::newEmail("admin");
        admin = testing::signInByMail(server, email);
        setRole(server, email, "admin");
        auto const formerEmail = testing::newEmail("former");
        former = testing::signInByMail(server, formerEmail);
        setRole(server, formerEmail, "admin");
        setRole(server, formerEmail, "user");
    }
    static void setRole(ServerProcess const& server, std::string const& email, std::string const& role) {
        auto const done =
            testing::runWheelwright({"user", "role", email, role, "--data", server.data().string()});
        EXPECT_EQ(done.exitCode, 0) << done.err;
    }
    bool areSignedIn(ServerProcess const& server) const {
        return std::ranges::all_of(std::array{&admin, &former}, [&](auto const* who) {
            return testing::get(server.port(), "/api/auth/status", who->bearer()).status == 200;
        });
    }
    SignedIn admin;
    SignedIn former;
};

// A server and everyone who may call it; who was signed out by a call is signed in again before the next
// route.
struct ContractTest : testing::SharedServer<ContractTest>, ::testing::WithParamInterface<Row> {
    static std::vector<std::string> flags() {
        return {"--test-rate-limits",         "off", "--test-live-rooms-per-source", "1000",
                "--test-live-rooms-per-user", "1000"};
    }
    static void TearDownTestSuite() {
        people.reset();
        moderators.reset();
        SharedServer::TearDownTestSuite();
    }
    void SetUp() override {
        if (!people || !people->areSignedIn(server)) people.emplace(server);
        if (!moderators || !moderators->areSignedIn(server)) moderators.emplace(server);
    }
    std::vector<std::string> callers() const {
        return {"",
                "Authorization: Bearer nonsense\r\n",
                moderators->former.bearer(),
                moderators->admin.bearer(),
                people->other.bearer(),
                people->owner.bearer()};
    }
    void expectNamed(std::string const& path, std::string const& headers, std::string const& body) {
        auto const& operation = contract.at(row.method + " " + row.path);
        auto const status = testing::ask(server.port(), row.method, path, headers, body).status;
        bool const isNamed =
            operation.statuses.contains(status) || (status == 413 && !operation.takesBody && !body.empty());
        EXPECT_TRUE(isNamed) << path << " answered " << status << " to " << headers.substr(0, 60)
                             << " with a body of " << body.size() << " bytes";
    }

    Row const& row = GetParam();
    Contract const contract = readContract();
    std::string const json = "Content-Type: application/json\r\n";
    static inline std::optional<People> people;
    static inline std::optional<Moderators> moderators;
};

std::vector<Row> publicRoutes() {
    auto rows = matrix();
    std::erase_if(rows, [](Row const& row) { return row.path == "/metrics"; }); // not on this listener
    return rows;
}
INSTANTIATE_TEST_SUITE_P(EveryRoute, ContractTest, ::testing::ValuesIn(publicRoutes()), rowName);

TEST(Contract, HasEveryRouteAndNoOther) {
    std::vector<std::string> described;
    for (auto const& [name, operation] : readContract())
        described.push_back(name);
    std::vector<std::string> inTable;
    for (auto const& route : routeFacts())
        inTable.push_back(route.name);
    EXPECT_THAT(described, ::testing::UnorderedElementsAreArray(inTable));
}

TEST(Contract, NamesWhatARequestIsRefusedWithByItsHead) {
    auto const contract = readContract();
    for (auto const& route : routeFacts()) {
        if (route.access == http::Access::Operator) continue;
        auto const& statuses = contract.at(route.name).statuses;
        EXPECT_EQ(statuses.contains(429), route.isLimited) << route.name;
        bool const isAdmins = route.access == http::Access::Admin;
        for (auto const& [isRefused, status] :
             {std::pair{true, 503U}, // while the server starts
              std::pair{http::needsSession(route.access), 401U}, std::pair{isAdmins, 404U},
              std::pair{route.refusesOtherSites, 403U}, std::pair{route.hasCaptures, 400U}})
            EXPECT_TRUE(statuses.contains(status) || !isRefused) << route.name << " " << status;
    }
}

// No caller gets an answer that the contract doesn't name, also with ids of others.
TEST_P(ContractTest, NamesTheAnswerToEveryCallerWithAnyonesIds) {
    Scene const scene{server, *people, row.path.find("/media/") != std::string::npos};
    testing::postJson(server.port(), "/api/share/" + scene.shareId + "/report", R"({"reason":"spam"})");
    std::vector<std::string> paths{filled(row, scene)};
    if (row.path.find('{') != std::string::npos)
        for (auto const& id :
             {newUuid(), std::string{"1"}, std::string{"0"}, std::string{"-1"}, std::string(30, '9'),
              scene.sessionId, scene.liveId, scene.shareId, scene.imageId, scene.soundId, scene.wheelId})
            if (!id.empty()) paths.push_back(withIds(row.path, id));
    for (auto const& caller : callers())
        for (auto const& path : paths)
            expectNamed(path, caller + (row.body.empty() ? "" : json), bodyOf(row, scene));
}

TEST_P(ContractTest, NamesTheAnswerToBadInput) {
    std::string const large = R"({"wheel":")" + std::string(5'300'000, 'x') + "\"}";
    for (auto const& caller : callers()) {
        for (std::string const bad : {"%FF", "%ED%A0%80", "%00", "%27"}) {
            auto path = withIds(row.path, bad) + "?x=1";
            for (auto const* const name : {"q", "from", "code", "chain", "token", "page", "before"})
                path += std::string{"&"} + name + "=" + bad;
            expectNamed(path, caller + json, row.body);
        }
        for (std::string const body : {"", "[]", "{", R"({"wheel":7})"})
            expectNamed(withIds(row.path, "1"), caller + json, body);
        expectNamed(withIds(row.path, "1"), caller + "Content-Type: text/plain\r\n", "{}");
    }
    for (auto const& caller : {std::string{}, moderators->admin.bearer(), people->owner.bearer()})
        expectNamed(withIds(row.path, "1"), caller + json, large);
}

} // namespace
} // namespace wheelwright::app
