#include "testing/route_facts.hpp"
#include "testing/route_matrix.hpp"
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

// Promise A1.
TEST(Permissions, EveryRouteLetsInWhomItShouldAndNobodyElse) {
    ServerProcess const server{
        {"--rate-limits", "off", "--live-rooms-per-source", "1000", "--live-rooms-per-user", "1000"}};
    std::optional<People> people;
    for (auto const& row : matrix()) {
        SCOPED_TRACE(row.method + " " + row.path);
        if (!people || !people->areSignedIn(server)) people.emplace(server);
        bool const isOfMedia = row.id == &Scene::imageId || row.id == &Scene::soundId;
        Scene const scene{server, *people, isOfMedia};
        EXPECT_EQ(statusOf(server, row, scene, ""), row.nobody);
        EXPECT_EQ(statusOf(server, row, scene, "Authorization: Bearer nonsense\r\n"),
                  row.badToken != 0 ? row.badToken : row.nobody);
        EXPECT_EQ(statusOf(server, row, scene, people->other.bearer()), row.other);
        EXPECT_EQ(statusOf(server, row, scene, people->owner.bearer(), Caller::Owner), row.owner);
    }
}

// Promise A1: a route that is not in the matrix fails here.
TEST(Permissions, TheMatrixHasEveryRoute) {
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
