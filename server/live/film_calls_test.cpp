#include "base/chance.hpp"
#include "base/encoding.hpp"
#include "pictures/slice_colors.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/media_samples.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <cmath>
#include <gmock/gmock.h>
#include <map>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

struct FilmCallsTest : testing::SharedServer<FilmCallsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    void SetUp() override {
        auto wheel = testing::sampleWheel(wheelId, "Lunch", {"Pizza", "Soup", "Salad"});
        auto const fills = std::vector<std::string>{"#c81030", "#0057b8", "#007f3b"};
        auto& slices = wheel.at("wheel-definition").at("slices").as_array();
        for (std::size_t place = 0; place < fills.size(); ++place) {
            slices[place].as_object()["background"] = fills[place];
            fillOf[testing::textIn(slices[place].as_object(), "guid")] = fills[place];
        }
        testing::postJson(port, "/api/wheel", json::serialize(wheel), ada.bearer());
        auto const made =
            testing::postJson(port, "/api/user/tokens", R"({"name":"Bot","scopes":["spin"]})", ada.bearer());
        bearer = "Authorization: Bearer " + testing::textIn(testing::jsonOf(made), "token") + "\r\n";
    }
    testing::Reply animate(std::string const& query = "", std::string const& more = "") const {
        return testing::postJson(port, "/api/wheel/" + wheelId + "/animate" + query, "{}", bearer + more);
    }
    json::object receiptOf(testing::Reply const& film) const {
        auto const url = film.header("x-receipt");
        return testing::jsonOf(testing::get(port, "/api/spins/" + url.substr(url.rfind('/') + 1)))
            .at("receipt")
            .as_object();
    }
    std::size_t draws() const {
        auto const chain = testing::jsonOf(testing::get(port, "/api/spins?chain=" + wheelId));
        return chain.at("spins").as_array().size();
    }
    std::map<std::string, std::string> fillOf; // by guid
    std::string const wheelId = newUuid();
    testing::SignedIn const ada = testing::signInByMail(server, testing::newEmail("ada"));
    std::string bearer;
};

double apart(unsigned pixel, std::string const& color) {
    auto const [red, green, blue] = pictures::rgbOf(color);
    return std::hypot(static_cast<int>(pixel >> 16U) - red, static_cast<int>(pixel >> 8U & 255U) - green,
                      static_cast<int>(pixel & 255U) - blue);
}

TEST_F(FilmCallsTest, ASpinOfAWheelEndsWithTheDrawnSliceUnderThePointer) {
    for (auto const* const query : {"", "?as=webp", "?as=gif"}) {
        auto const film = animate(query);
        ASSERT_EQ(film.status, 200U) << film.body;
        EXPECT_EQ(film.header("content-type"), query == std::string{"?as=gif"} ? "image/gif" : "image/webp");
        auto const receipt = receiptOf(film);
        EXPECT_EQ(testing::textIn(receipt, "chain"), wheelId);
        std::string const winner{receipt.at("winners").at(0).as_string()};
        EXPECT_EQ("g-" + film.header("x-winners"), winner);
        auto const facts = testing::filmFactsOf(film.body);
        auto const last = facts.frames - 1;
        // Between the ends of the labels and the rim, beside the pointer.
        EXPECT_LT(apart(facts.at(last, 0.52, 0.12), fillOf.at(winner)), 60) << query;
        EXPECT_NE(facts.frame(0), facts.frame(last));
    }
    EXPECT_EQ(draws(), 3U);
}

TEST_F(FilmCallsTest, WithItsKeyASpinIsShownAfterItsNamesAreKnown) {
    auto const key = "Idempotency-Key: " + newUuid() + "\r\n";
    auto const spun = testing::postJson(port, "/api/wheel/" + wheelId + "/spin", "{}", bearer + key);
    ASSERT_EQ(spun.status, 200U) << spun.body;
    auto const film = animate("?as=gif", key);
    ASSERT_EQ(film.status, 200U) << film.body;
    EXPECT_EQ(film.header("x-receipt"),
              testing::textIn(testing::jsonOf(spun).at("receipt").as_object(), "url"));
    EXPECT_EQ(animate("?as=gif", key).body, film.body);
    EXPECT_EQ(draws(), 1U);
}

TEST_F(FilmCallsTest, AGuestsPickComesAsAFilm) {
    auto const body = R"({"choices":["Ann","Zoë","Cid","Dan"],"winners":4})";
    auto const film = testing::postJson(port, "/api/pick?as=gif", body);
    ASSERT_EQ(film.status, 200U) << film.body;
    EXPECT_EQ(receiptOf(film).at("winners").as_array().size(), 4U);
    EXPECT_THAT(percentDecoded(film.header("x-winners")).value(), ::testing::EndsWith(" +1"));
    EXPECT_GT(testing::filmFactsOf(film.body).frames, 30);
}

TEST_F(FilmCallsTest, TheFilmOfADrawIsMadeOnceAndKeptByBrowsersForAnHour) {
    auto const drawn = testing::postJson(port, "/api/pick", R"({"choices":["Ann","Ben"]})");
    ASSERT_EQ(drawn.status, 200U) << drawn.body;
    auto const spinId = testing::textIn(testing::jsonOf(drawn).at("receipt").as_object(), "spinId");
    auto const film = testing::get(port, "/api/spins/" + spinId + "/film?as=gif");
    ASSERT_EQ(film.status, 200U) << film.body;
    EXPECT_EQ(film.header("cache-control"), "public, max-age=3600");
    EXPECT_EQ(testing::get(port, "/api/spins/" + spinId + "/film?as=gif").body, film.body);
}

TEST_F(FilmCallsTest, AnotherFormatIsRefusedBeforeAnythingIsDrawn) {
    EXPECT_EQ(animate("?as=mp4").status, 400U);
    EXPECT_EQ(testing::postJson(port, "/api/pick?as=", R"({"choices":["Ann"]})").status, 200U);
    EXPECT_EQ(testing::postJson(port, "/api/pick?as=png", R"({"choices":["Ann"]})").status, 400U);
    EXPECT_EQ(draws(), 0U);
}

TEST_F(FilmCallsTest, AStrangerGetsNoFilm) {
    auto const eve = testing::signInByMail(server, testing::newEmail("eve"));
    EXPECT_EQ(testing::postJson(port, "/api/wheel/" + wheelId + "/animate", "{}", eve.bearer()).status, 404U);
    EXPECT_EQ(draws(), 0U);
}

} // namespace
} // namespace wheelwright::live
