#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::ask;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::Reply;
using testing::sampleWheelText;
using testing::ServerProcess;
using testing::SignedIn;

// The calls as a page makes them, against the real server.
struct WheelCallsTest : ::testing::Test {
    static void SetUpTestSuite() {
        server = new ServerProcess{{"--public-url", "https://wheel.example", "--test-rate-saves", "500"}};
        ada = new SignedIn{testing::signInByMail(*server, "ada@example.org")};
        bob = new SignedIn{testing::signInByMail(*server, "bob@example.org")};
    }
    static void TearDownTestSuite() {
        delete ada;
        delete bob;
        delete server;
    }
    Reply save(std::string const& text, std::string const& query = "") {
        return postJson(port, "/api/wheel" + query, text, ada->bearer());
    }
    Reply load(std::string const& wheelId) { return get(port, "/api/wheel/" + wheelId, ada->bearer()); }
    std::string share() {
        return std::string{jsonOf(postJson(port, "/api/wheel/" + id + "/share", "{}", ada->bearer()))
                               .at("shareId")
                               .as_string()};
    }
    std::string codeOf(Reply const& reply) { return std::string{jsonOf(reply).at("code").as_string()}; }

    std::uint16_t port = server->port();
    std::string const id = newUuid();
    static inline ServerProcess* server;
    static inline SignedIn* ada;
    static inline SignedIn* bob;
};

TEST_F(WheelCallsTest, AWheelIsSavedLoadedListedAndDeleted) {
    auto const saved = save(sampleWheelText(id, "Friday lunch"));
    ASSERT_EQ(saved.status, 200U) << saved.body;
    EXPECT_EQ(saved.header("cache-control"), "no-store"); // promise W6
    auto const answer = jsonOf(saved);
    EXPECT_EQ(answer.at("success"), true);
    EXPECT_TRUE(answer.at("message").is_string());
    EXPECT_EQ(answer.at("mruList").at(0).at("id").as_string(), id);
    EXPECT_EQ(answer.at("mruList").at(0).at("updatedAt"), answer.at("wheel").at("cloudSavedAt"));

    auto const loaded = load(id);
    EXPECT_EQ(jsonOf(loaded).at("wheel"), answer.at("wheel"));
    EXPECT_EQ(loaded.header("cache-control"), "no-store");
    auto const list = jsonOf(get(port, "/api/wheels?page=1", ada->bearer()));
    EXPECT_EQ(list.at("wheels").at(0).at("name").as_string(), "Friday lunch");
    EXPECT_EQ(list.at("wheels").at(0).at("colors").as_array().size(), 2U);
    EXPECT_EQ(list.at("pagination").at("currentPage"), 1);
    auto const profile = jsonOf(get(port, "/api/user/profile", ada->bearer()));
    EXPECT_EQ(profile.at("user").at("mruList").at(0).at("id").as_string(), id);

    auto const deleted = ask(port, "DELETE", "/api/wheel/" + id, ada->bearer());
    EXPECT_EQ(deleted.status, 200U);
    EXPECT_THAT(deleted.body, Not(HasSubstr(id)));
    EXPECT_EQ(load(id).status, 404U);
}

TEST_F(WheelCallsTest, ABrokenWheelIsRefusedWithThePlaceAndChangesNothing) {
    auto wheel = testing::sampleWheel(id);
    wheel.at("wheel-definition").at("slices").at(1).as_object()["text"] = {{"a", 1}};
    auto const refused = save(serialize(wheel));
    EXPECT_EQ(refused.status, 422U);
    EXPECT_EQ(codeOf(refused), "invalid_wheel");
    EXPECT_THAT(refused.body, HasSubstr("wheel-definition.slices[1].text"));
    EXPECT_EQ(load(id).status, 404U);
    EXPECT_EQ(save("[]").status, 400U);
    EXPECT_EQ(ask(port, "POST", "/api/wheel", "Content-Type: text/plain\r\n" + ada->bearer(), "{}").status,
              415U);
    for (auto const* wrong : {"../x", "1", "6f9619ff-8b86-1011-b42d-00c04fc964ff", ""})
        EXPECT_EQ(save(R"({"id":")" + std::string{wrong} + R"(","wheel-definition":{"slices":[]}})").status,
                  422U)
            << wrong;
}

// Promise H4.
TEST_F(WheelCallsTest, JsonThatMeansTwoThingsOrNothingIsRefused) {
    auto const with = [&](std::string const& member) {
        return R"({"id":")" + id + R"(",)" + member + R"(,"wheel-definition":{"slices":[]}})";
    };
    std::string deep;
    for (int i = 0; i < 10'000; ++i)
        deep += "[";
    for (auto const& text : {with(R"("a":1,"a":2)"), with(R"("id":"x")"), with(R"("n":1e400)"),
                             with(R"("t":"\ud800")"), with("\"t\":\"\xff\""), with("\"deep\":" + deep)})
        EXPECT_EQ(save(text).status, 400U) << text.substr(0, 80);
    EXPECT_EQ(load(id).status, 404U);
}

TEST_F(WheelCallsTest, AWheelNestedAsDeepAsAllowedIsSharedAndExportedToo) {
    auto const nested = std::string(63, '[') + std::string(63, ']');
    auto const text = R"({"id":")" + id + R"(","mine":)" + nested + R"(,"wheel-definition":{"slices":[]}})";
    ASSERT_EQ(save(text).status, 200U);
    auto const shareId = share();
    EXPECT_THAT(get(port, "/api/share/" + shareId).body, HasSubstr(nested));
    EXPECT_EQ(get(port, "/share/" + shareId).status, 200U);
    EXPECT_EQ(get(port, "/share/" + shareId + "/preview.png").status, 200U);
    EXPECT_THAT(get(port, "/api/user/export", ada->bearer()).body, HasSubstr(nested));
}

TEST_F(WheelCallsTest, BytesThatAreNoTextNameNoWheel) {
    for (auto const* wheel : {"%FF", "%F0%9F", "%C0%80"}) {
        auto const path = "/api/wheel/" + std::string{wheel};
        EXPECT_EQ(get(port, path, ada->bearer()).status, 404U);
        EXPECT_EQ(ask(port, "DELETE", path, ada->bearer()).status, 404U);
        EXPECT_EQ(get(port, path + "/versions/1", ada->bearer()).status, 404U);
        EXPECT_EQ(postJson(port, path + "/share", "{}", ada->bearer()).status, 409U);
        EXPECT_EQ(get(port, "/api/share/" + std::string{wheel}).status, 404U);
        EXPECT_EQ(get(port, "/share/" + std::string{wheel}).status, 200U); // the page says it
        EXPECT_EQ(get(port, "/share/" + std::string{wheel} + "/preview.png").status, 404U);
    }
}

TEST_F(WheelCallsTest, FiveMebibytesAreTakenAndNotAByteMore) {
    auto const start = R"({"id":")" + id + R"(","wheel-definition":{"slices":[]},"pad":")";
    auto const whole = start + std::string(5 * 1024 * 1024 - start.size() - 2, 'x') + "\"}";
    EXPECT_EQ(save(whole).status, 200U);
    EXPECT_EQ(load(id).body.find("xxxx") != std::string::npos, true);
    EXPECT_EQ(save(whole + " ").status, 413U);
}

TEST_F(WheelCallsTest, AStaleSaveIsAConflictUnlessForced) {
    auto const first = jsonOf(save(sampleWheelText(id, "First"))).at("wheel").as_object();
    EXPECT_EQ(save(serialize(first)).status, 200U);
    auto const stale = save(serialize(first));
    EXPECT_EQ(stale.status, 409U);
    EXPECT_EQ(codeOf(stale), "stale_wheel");
    EXPECT_EQ(jsonOf(stale).at("wheel").at("wheel-definition").at("name").as_string(), "First");
    EXPECT_EQ(save(serialize(first), "?force=true").status, 200U);
    EXPECT_EQ(codeOf(postJson(port, "/api/wheel", serialize(first), bob->bearer())), "not_owner");
}

TEST_F(WheelCallsTest, ASharedWheelIsForEveryoneUntilSharingEnds) {
    EXPECT_EQ(codeOf(postJson(port, "/api/wheel/" + id + "/share", "{}", ada->bearer())), "not_saved");
    save(sampleWheelText(id, "Shared <b>lunch</b>"));
    auto const created = jsonOf(postJson(port, "/api/wheel/" + id + "/share", "{}", ada->bearer()));
    std::string const shareId{created.at("shareId").as_string()};
    EXPECT_EQ(created.at("url").as_string(), "https://wheel.example/share/" + shareId);

    auto const first = get(port, "/api/share/" + shareId);
    EXPECT_EQ(first.status, 200U);
    EXPECT_EQ(jsonOf(first).at("wheel").at("source").as_string(), "shared");
    auto const etag = first.header("etag");
    EXPECT_EQ(get(port, "/api/share/" + shareId, "If-None-Match: " + etag + "\r\n").status, 304U);
    auto const packed = get(port, "/api/share/" + shareId, "Accept-Encoding: br\r\n");
    EXPECT_EQ(packed.header("content-encoding"), "br");
    EXPECT_LT(packed.body.size(), first.body.size());

    save(sampleWheelText(id, "Changed"));
    auto const changed = get(port, "/api/share/" + shareId, "If-None-Match: " + etag + "\r\n");
    EXPECT_EQ(changed.status, 200U);
    EXPECT_THAT(changed.body, HasSubstr("Changed"));
    EXPECT_EQ(jsonOf(load(id)).at("wheel").at("shareId").as_string(), shareId);

    EXPECT_EQ(ask(port, "DELETE", "/api/wheel/" + id + "/share", ada->bearer()).status, 200U);
    auto const ended = get(port, "/api/share/" + shareId);
    EXPECT_EQ(ended.status, 404U);
    EXPECT_EQ(codeOf(ended), "share_not_found");
    EXPECT_EQ(get(port, "/share/" + shareId + "/preview.png").status, 404U);
    EXPECT_EQ(ask(port, "DELETE", "/api/wheel/" + id + "/share", ada->bearer()).status, 200U);
}

TEST_F(WheelCallsTest, ALinkEndsWithItsWheel) {
    save(sampleWheelText(id));
    auto const shareId = share();
    EXPECT_EQ(get(port, "/api/share/" + shareId).status, 200U);
    ask(port, "DELETE", "/api/wheel/" + id, ada->bearer());
    EXPECT_EQ(get(port, "/api/share/" + shareId).status, 404U);
}

TEST_F(WheelCallsTest, ThePageOfALinkHoldsTheWheelAsItIsNow) {
    save(sampleWheelText(id, "First </script>"));
    auto const shareId = share();
    auto const embedded = [&] {
        auto const page = get(port, "/share/" + shareId).body;
        auto const mark = "id=\"shared-wheel-" + shareId + "\">";
        auto const start = page.find(mark);
        if (start == std::string::npos) return std::string{};
        auto const text = page.substr(start + mark.size());
        return text.substr(0, text.find("</script>"));
    };
    auto const answer = [&] { return get(port, "/api/share/" + shareId).body; };
    for (auto const* name : {"First </script>", "Second"}) {
        save(sampleWheelText(id, name));
        EXPECT_EQ(boost::json::parse(embedded()), boost::json::parse(answer())) << name;
        EXPECT_EQ(embedded(), embedded()) << "from memory";
    }
    auto const packed = get(port, "/share/" + shareId, "Accept-Encoding: br\r\n");
    EXPECT_EQ(packed.header("content-encoding"), "br");
    EXPECT_EQ(packed.header("x-robots-tag"), "noindex");
    EXPECT_NE(packed.header("link"), "");

    save(serialize(testing::sampleWheel(id, "Large", std::vector<std::string>(2000, "A choice"))));
    EXPECT_EQ(embedded(), "") << "the page asks for it while it starts";
}

TEST_F(WheelCallsTest, ThePageOfABlindWheelHoldsNoNames) {
    auto wheel = testing::sampleWheel(id, "Blind", {"secret one", "secret two"});
    wheel["wheel-definition"].as_object()["blindSpin"] = true;
    save(serialize(wheel));
    auto const shareId = share();
    EXPECT_EQ(get(port, "/share/" + shareId).body.find("secret"), std::string::npos);
    EXPECT_NE(get(port, "/api/share/" + shareId).body.find("secret"), std::string::npos);
}

TEST_F(WheelCallsTest, ALinkPreviewNamesTheFirstFiveChoicesThatHaveALabel) {
    save(serialize(testing::sampleWheel(id, "Letters", {"a", " ", "b", "", "c", "d", "e", "?", "f"})));
    EXPECT_THAT(get(port, "/share/" + share()).body, HasSubstr("a, b, c, d, e and 2 more. Spin the wheel"));
}

TEST_F(WheelCallsTest, TheSharePageSaysWhatIsBehindTheLinkAndIsNotListed) {
    save(sampleWheelText(id, R"(Team "A" <script>)"));
    auto const shareId = share();
    for (int i = 0; i < 2; ++i) { // from the database, then from memory
        auto const page = get(port, "/share/" + shareId);
        EXPECT_EQ(page.status, 200U);
        EXPECT_EQ(page.header("x-robots-tag"), "noindex");
        EXPECT_THAT(page.body, HasSubstr("<title>Team &quot;A&quot; &lt;script&gt;"));
        EXPECT_THAT(page.body,
                    HasSubstr("content=\"https://wheel.example/share/" + shareId + "/preview.png\""));
        EXPECT_THAT(page.body, Not(HasSubstr("og:description\" content=\"\"")));
        EXPECT_THAT(page.body, Not(HasSubstr("<script>")));
    }
    auto const picture = get(port, "/share/" + shareId + "/preview.png");
    EXPECT_EQ(picture.header("content-type"), "image/png");
    EXPECT_EQ(picture.header("cache-control"), "no-cache"); // promise A3: no cache shows it after its end
    EXPECT_EQ(picture.body.substr(1, 3), "PNG");
    EXPECT_EQ(picture.body.substr(16, 8), std::string("\0\0\x04\xb0\0\0\x02\x76", 8)); // 1200 by 630
    EXPECT_EQ(
        get(port, "/share/" + shareId + "/preview.png", "If-None-Match: " + picture.header("etag") + "\r\n")
            .status,
        304U);
    save(sampleWheelText(id, "Another name"));
    EXPECT_NE(get(port, "/share/" + shareId + "/preview.png").body, picture.body);
    EXPECT_EQ(get(port, "/share/none/preview.png").status, 404U);
}

TEST_F(WheelCallsTest, VersionsAreListedShownAndRestored) {
    save(sampleWheelText(id, "One"));
    save(sampleWheelText(id, "Two"));
    auto const list =
        jsonOf(get(port, "/api/wheel/" + id + "/versions", ada->bearer())).at("versions").as_array();
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list.at(1).at("name").as_string(), "One");
    auto const one = jsonOf(get(port, "/api/wheel/" + id + "/versions/1", ada->bearer()));
    EXPECT_EQ(one.at("wheel").at("wheel-definition").at("name").as_string(), "One");
    for (auto const* none : {"3", "0", "-1", "x", "99999999999999999999"})
        EXPECT_EQ(get(port, "/api/wheel/" + id + "/versions/" + none, ada->bearer()).status, 404U) << none;
    auto const restored = postJson(port, "/api/wheel/" + id + "/versions/1/restore", "{}", ada->bearer());
    EXPECT_EQ(jsonOf(restored).at("wheel").at("wheel-definition").at("name").as_string(), "One");
    EXPECT_EQ(jsonOf(load(id)).at("wheel"), jsonOf(restored).at("wheel"));
}

TEST_F(WheelCallsTest, SearchFindsOwnWheelsFirstAndForgivesMistakes) {
    save(sampleWheelText(id, "Yes, no and pizzaa"));
    auto const results = [&](std::string const& query, std::string const& headers) {
        return jsonOf(get(port, "/api/search/wheels?" + query, headers)).at("results").as_array();
    };
    auto const own = results("q=piza&lang=de", ada->bearer());
    ASSERT_GE(own.size(), 1U);
    EXPECT_EQ(own.at(0).at("id").as_string(), id);
    EXPECT_EQ(own.at(0).at("source").as_string(), "user");
    EXPECT_EQ(own.at(0).at("url").as_string(), "/de?wheel=" + id);
    auto const both = results("q=yes&lang=en", ada->bearer());
    EXPECT_EQ(both.at(0).at("source").as_string(), "user");
    EXPECT_EQ(both.at(1).at("url").as_string(), "/en/wheels/yes-or-no");
    EXPECT_EQ(results("q=yes&lang=en", bob->bearer()).at(0).at("source").as_string(), "cms");
    EXPECT_EQ(results("q=yse&lang=en", "").size(), 0U); // three letters are too few to forgive
    EXPECT_EQ(results("q=babynamne&lang=de", "").at(0).at("url").as_string(), "/de/wheels/babynamen");
    save(sampleWheelText(newUuid(), "\xF0\x9F\x8D\x95!"));
    auto const signs = results("q=%F0%9F%8D%95&lang=en", ada->bearer());
    ASSERT_EQ(signs.size(), 1U);
    EXPECT_EQ(signs.at(0).at("name").as_string(), "\xF0\x9F\x8D\x95!");
    EXPECT_EQ(results("q=%25&lang=en", "").size(), 0U);
    EXPECT_EQ(results("q=%20&lang=en", "").size(), 20U);
    EXPECT_LE(results("q=&lang=en", ada->bearer()).size(), 20U);
    EXPECT_EQ(get(port, "/api/search/wheels?q=a&lang=xx").status, 400U);
    EXPECT_EQ(get(port, "/api/search/wheels?q=" + std::string(201, 'a')).status, 400U);
}

TEST_F(WheelCallsTest, DeletingTheAccountEndsItsLinks) {
    auto const carol = testing::signInByMail(*server, "carol@example.org");
    postJson(port, "/api/wheel", sampleWheelText(id), carol.bearer());
    auto const shareId =
        std::string{jsonOf(postJson(port, "/api/wheel/" + id + "/share", "{}", carol.bearer()))
                        .at("shareId")
                        .as_string()};
    EXPECT_EQ(get(port, "/api/share/" + shareId).status, 200U);
    EXPECT_THAT(get(port, "/api/user/export", carol.bearer()).body, HasSubstr(id));
    EXPECT_EQ(ask(port, "DELETE", "/api/user", carol.bearer()).status, 200U);
    EXPECT_TRUE(testing::soon([&] { return get(port, "/api/share/" + shareId).status == 404; }));
}

TEST_F(WheelCallsTest, ASaveThatIsSentAgainWithItsIdIsAnsweredAsTheFirstTime) {
    auto const wheel = serialize(jsonOf(save(sampleWheelText(id))).at("wheel"));
    auto const saveAs = [&](std::string const& saveId) {
        return postJson(port, "/api/wheel", wheel, ada->bearer() + "X-Save-Id: " + saveId + "\r\n");
    };
    auto const saveId = newUuid();
    auto const first = saveAs(saveId);
    ASSERT_EQ(first.status, 200U) << first.body;
    auto const again = saveAs(saveId);
    EXPECT_EQ(again.status, 200U);
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(codeOf(saveAs(newUuid())), "stale_wheel");
    EXPECT_EQ(saveAs("mine").status, 400U);
    EXPECT_EQ(codeOf(saveAs("mine")), "bad_save_id");
}

TEST(WheelRates, SavesAreCountedPerUser) {
    ServerProcess const server{{"--test-rate-saves", "3"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const bob = testing::signInByMail(server, "bob@example.org");
    std::vector<unsigned> statuses;
    for (int i = 0; i < 5; ++i)
        statuses.push_back(
            postJson(server.port(), "/api/wheel", sampleWheelText(newUuid()), ada.bearer()).status);
    EXPECT_THAT(statuses, ::testing::ElementsAre(200U, 200U, 200U, 429U, 429U));
    EXPECT_EQ(postJson(server.port(), "/api/wheel", sampleWheelText(newUuid()), bob.bearer()).status, 200U);
}

} // namespace
} // namespace wheelwright
