#include "testing/route_facts.hpp"
#include "testing/route_matrix.hpp"
#include "testing/shared_server.hpp"
#include <gmock/gmock.h>
#include <optional>

namespace wheelwright::app {
namespace {

unsigned statusOf(ServerProcess const& server, Row const& row, Scene const& scene, std::string const& bearer,
                  Caller caller = Caller::Other) {
    auto const type = row.body.empty() ? std::string{} : std::string{"Content-Type: application/json\r\n"};
    auto const reply = testing::ask(server.port(), row.method, filled(row, scene), bearer + type,
                                    bodyOf(row, scene, caller));
    EXPECT_FALSE(reply.has("set-cookie")); // promise P1: only who starts to sign in at a provider gets one
    return reply.status;
}

bool isOfMedia(Row const& row) {
    return row.id == &Scene::imageId || row.id == &Scene::soundId;
}

struct Permissions : testing::SharedServer<Permissions>, ::testing::WithParamInterface<Row> {
    static std::vector<std::string> flags() {
        return {"--test-rate-limits",         "off", "--test-live-rooms-per-source", "1000",
                "--test-live-rooms-per-user", "1000"};
    }
    static void TearDownTestSuite() {
        people.reset();
        SharedServer::TearDownTestSuite();
    }
    // Some calls sign someone out, or delete an account.
    void SetUp() override {
        if (!people || !people->areSignedIn(server)) people.emplace(server);
    }
    static inline std::optional<People> people;
};
INSTANTIATE_TEST_SUITE_P(EveryRoute, Permissions, ::testing::ValuesIn(matrix()), rowName);

// Promise A1.
TEST_P(Permissions, EveryRouteLetsInWhomItShouldAndNobodyElse) {
    auto const& row = GetParam();
    SCOPED_TRACE(row.method + " " + row.path);
    Scene const scene{server, *people, isOfMedia(row)};
    EXPECT_EQ(statusOf(server, row, scene, ""), row.nobody);
    EXPECT_EQ(statusOf(server, row, scene, "Authorization: Bearer nonsense\r\n"),
              row.badToken != 0 ? row.badToken : row.nobody);
    EXPECT_EQ(statusOf(server, row, scene, people->other.bearer()), row.other);
    EXPECT_EQ(statusOf(server, row, scene, people->owner.bearer(), Caller::Owner), row.owner);
}

TEST_P(Permissions, AnApiTokenReachesWhatItsScopeNamesAndNothingElse) {
    auto const& row = GetParam();
    SCOPED_TRACE(row.method + " " + row.path);
    Scene const scene{server, *people, isOfMedia(row)};
    auto const refused = row.badToken != 0 ? row.badToken : row.nobody;
    auto const bearerOf = [](std::string const& token) { return "Authorization: Bearer " + token + "\r\n"; };
    for (auto const& [scope, token] : people->tokens)
        if (scope != scopeOf(row)) {
            EXPECT_EQ(statusOf(server, row, scene, bearerOf(token)), refused) << scope;
        }
    if (auto const own = people->tokens.find(scopeOf(row)); own != people->tokens.end()) {
        EXPECT_EQ(statusOf(server, row, scene, bearerOf(own->second), Caller::Owner), row.owner);
    }
}

// Promise A1: a route that is not in the matrix fails here.
TEST(RouteMatrix, HasEveryRoute) {
    std::vector<std::string> inTable;
    for (auto const& route : routeFacts())
        inTable.push_back(route.name);
    std::vector<std::string> inMatrix;
    for (auto const& row : matrix())
        inMatrix.push_back(row.method + " " + row.path);
    EXPECT_THAT(inMatrix, ::testing::UnorderedElementsAreArray(inTable));
}

} // namespace
} // namespace wheelwright::app
