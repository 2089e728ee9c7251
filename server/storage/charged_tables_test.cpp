#include "storage/backup.hpp"
#include "storage/charged_tables.hpp"
#include "storage/migration_list.hpp"
#include "storage/migrations.hpp"
#include "testing/migrated_test.hpp"
#include <set>

namespace wheelwright::storage {
namespace {

using namespace std::chrono_literals;

// Tables whose rows no account is charged for, and why. A new table fails here until it is charged or
// explained.
std::map<std::string, std::string> const kNotCharged{
    {"schema_migrations", "the program's own"},
    {"installation", "the program's own"},
    {"ledger_balances", "the balances themselves"},
    {"source_budgets", "one short row a network and day"},
    {"users", "one row an account, of lengths that sign-in bounds"},
    {"identities", "a few rows an account, likewise"},
    {"sessions", "short rows that expire"},
    {"invitations", "short rows; at most 100, which admins make"},
    {"api_tokens", "short rows; at most 20 an account"},
    {"refresh_tokens", "digests that expire with their session"},
    {"signing_keys", "the program's own"},
    {"magic_links", "gone within ten minutes"},
    {"mail_requests", "gone within an hour"},
    {"outbox", "one row an address, gone within a day"},
    {"sign_in_attempts", "gone within minutes"},
    {"wheels", "one row a wheel beside its versions, with a name and a few colours; wheels are counted"},
    {"recent_wheels", "two ids; at most as many as there are wheels"},
    {"share_changes", "an id, gone within minutes"},
    {"co_edit_links", "a digest; at most 20 a wheel"},
    {"media_erasures", "ids of files that are about to be erased"},
    {"spent_tokens", "digests, gone within an hour"},
    {"reviews", "a form of bounded length at the rate of feedback, deleted by retention"},
    {"review_counts", "numbers"},
    {"review_marks", "numbers"},
    {"review_log", "what moderators do"},
    {"report_cases", "one short row a reported share"},
    {"share_reports", "a form of bounded length at the rate of feedback"},
    {"report_marks", "numbers"},
    {"report_log", "what moderators do"},
    {"idea_jobs", "an outcome of bounded length for which credits are paid, deleted by retention"},
    {"spin_chains", "one short row a wheel or room"},
    {"receipt_keys", "the program's own"},
    {"draw_log", "the program's own"},
    {"draw_log_leaves", "a digest a draw, at the rate of draws"},
    {"draw_log_nodes", "digests, fewer than leaves"},
    {"webhooks", "an address and secrets; at most 10 an account"},
    {"webhook_deliveries", "a few kB each, at most 500 a webhook, gone within a week"},
    {"draw_keys", "digests and a key, gone within a day, at the rate of draws"},
    {"spin_log_entries", "measured in spin_logs.bytes"},
};

// Texts of charged tables that aren't measured, because they are short.
std::set<std::string> const kShortTexts{
    "wheel_versions.wheel_id",
    "wheel_versions.name",
    "wheel_versions.colors",
    "uploads.id",
    "uploads.user_id",
    "uploads.kind",
    "uploads.name",
    "uploads.file_name",
    "uploads.content_type",
    "live_rooms.id",
    "live_rooms.code",
    "live_rooms.host_key_hash",
    "live_rooms.host_id",
    "live_rooms.host_name",
    "live_rooms.owner_id",
    "live_rooms.wheel_id",
    "spins.id",
    "spins.chain",
    "spins.seed",
    "spins.salt",
    "spins.commitment",
    "spins.previous",
    "spins.beacon_chain",
    "spins.closed_leaf",
    "spins.key_digest",
    "spins.owner_id",
    "live_rooms.lang",
    "live_rooms.opened_from",
    "spin_logs.wheel_id",
    "draw_lists.spin_id",
    "draw_lists.owner_id",
    "draw_lists.root",
    "entries.id",
    "entries.room_id",
    "entries.owner_id",
    "entries.user_id",
    "entries.same_as",
    "entry_lists.room_id",
    "entry_lists.owner_id",
    "entry_lists.host_key_hash",
    "draw_claims.spin_id",
    "draw_claims.owner_id",
};

struct ChargedTablesTest : MigratedTest {
    // Every table with its columns of text.
    std::map<std::string, std::set<std::string>> schema() {
        auto database = open();
        auto const* const sql =
            GetParam() == Engine::Sqlite
                ? "select tables.name as owner, columns.name as name, columns.type as type from "
                  "sqlite_master as tables, pragma_table_info(tables.name) as columns "
                  "where tables.type = 'table' and tables.name not like 'sqlite%'"
                : "select table_name as owner, column_name as name, data_type as type from "
                  "information_schema.columns where table_schema = current_schema()";
        std::map<std::string, std::set<std::string>> tables;
        for (auto const& row : read(database, sql)) {
            auto& texts = tables[row.get<std::string>("owner")];
            auto const type = row.get<std::string>("type");
            if (type == "text" || type == "blob" || type == "bytea")
                texts.insert(row.get<std::string>("name"));
        }
        return tables;
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, ChargedTablesTest, everyEngine(), engineName);

TEST_P(ChargedTablesTest, EveryTableIsChargedOrSaysWhyNot) {
    auto const tables = schema();
    ASSERT_GT(tables.size(), 30U);
    std::set<std::string> charged;
    for (auto const& each : chargedTables()) {
        EXPECT_TRUE(charged.insert(std::string{each.table}).second) << each.table << " is charged twice";
        EXPECT_TRUE(tables.contains(std::string{each.table})) << each.table;
    }
    for (auto const& [table, texts] : tables)
        EXPECT_NE(charged.contains(table), kNotCharged.contains(table))
            << table << ": charge it in storage/charged_tables.hpp, or say here why nobody pays for it";
    for (auto const& [table, reason] : kNotCharged)
        EXPECT_TRUE(tables.contains(table)) << "there is no table " << table;
}

TEST_P(ChargedTablesTest, EveryTextOfAChargedTableIsMeasuredOrShort) {
    auto const tables = schema();
    for (auto const& each : chargedTables())
        for (auto const& text : tables.at(std::string{each.table})) {
            bool const isMeasured = std::ranges::find(each.texts, text) != each.texts.end();
            auto const place = std::string{each.table} + "." + text;
            EXPECT_NE(isMeasured, kShortTexts.contains(place)) << place;
        }
}

// Rows as a server from before the ledger left them, and what happens to them afterwards.
struct BalanceTest : EngineTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        migrate(*database, std::span{migrationList()}.first(19), Instant{1s});
        for (auto const* const id : {"ada", "bob"})
            run(std::string{"insert into users (id, name, email_verified, provider_name, tier, credits, "
                            "role, created_at) values ('"} +
                id + "', '', 0, 'email', 'free', 0, 'user', 1)");
        for (auto const* const wheel : {"'w1', 'ada'", "'w2', 'ada'", "'free', null"})
            run(std::string{"insert into wheels (id, owner_id, name, slice_count, colors, version, saved_at) "
                            "values ("} +
                wheel + ", '', 0, '', 1, 1)");
        addVersion("w1", 1, "Zürich"); // 7 bytes
        addVersion("w2", 1, "🎡");     // 4 bytes
        addVersion("free", 1, "12345");
        run("insert into uploads (id, user_id, kind, name, file_name, content_type, size, thumbnail_size, "
            "missing, created_at) values ('u', 'bob', 'image', '', '', '', 100, 20, 0, 1)");
        for (auto const* const draw : {"'s1', 'w1', 1", "'s2', 'w1', 2", "'s3', 'guest', 1"})
            run(std::string{"insert into spins (id, chain, number, seed, salt, commitment, previous, "
                            "committed_at, drawn_at, receipt) values ("} +
                draw + ", '', '', '', '', 1, 1, '{\"a\":1}')");
        migrate(*database, migrationList(), Instant{2s});
    }
    void run(std::string const& sql) { write(*database, sql); }
    void addVersion(std::string const& wheel, int version, std::string const& body) {
        run("insert into wheel_versions (wheel_id, version, name, slice_count, colors, saved_at, body) "
            "values ('" +
            wheel + "', " + std::to_string(version) + ", '', 0, '', 1, '" + body + "')");
    }
    void addRoom(std::string const& id, std::string const& owner, std::string const& wheel) {
        run("insert into live_rooms (id, code, host_key_hash, host_id, host_name, owner_id, wheel_id, wheel, "
            "revision, rest, viewers_spin, hides_texts, lang, spin, removed, generation, created_at, "
            "ends_at) values ('" +
            id + "', '" + id + "', '', '', '', " + owner + ", '', '" + wheel +
            "', 1, 0, 0, 0, '', '', '', 0, 1, 1)");
    }
    std::int64_t balance(std::string const& user, std::string const& kind) {
        auto const rows = read(*database, "select bytes from ledger_balances where user_id = '" + user +
                                              "' and kind = '" + kind + "'");
        return rows.empty() ? 0 : rows.one().get<std::int64_t>("bytes");
    }
    // The balances are what the rows add up to.
    void expectNoDrift() {
        database->read([](Connection& connection) {
            std::map<std::string, std::int64_t> drift;
            for (auto const& row :
                 connection.run(Query{"balances", "select user_id, kind, bytes from ledger_balances"}))
                drift[row.get<std::string>("user_id") + " " + row.get<std::string>("kind")] =
                    row.get<std::int64_t>("bytes");
            for (auto const& charged : chargedTables())
                for (auto const& [user, bytes] : bytesByUser(connection, charged))
                    drift[user + " " + std::string{charged.kind}] -= bytes;
            for (auto const& [what, bytes] : drift)
                EXPECT_EQ(bytes, 0) << what;
        });
    }

    std::optional<Database> database;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, BalanceTest, everyEngine(), engineName);

TEST_P(BalanceTest, TheMigrationCountsWhatIsThere) {
    EXPECT_EQ(balance("ada", "versions"), 11);
    EXPECT_EQ(balance("ada", "receipts"), 14);
    EXPECT_EQ(balance("bob", "uploads"), 120);
    expectNoDrift();
}

TEST_P(BalanceTest, EveryChangeIsCounted) {
    addVersion("w1", 2, "abc");
    EXPECT_EQ(balance("ada", "versions"), 14);
    run("update wheel_versions set body = 'abcdef' where wheel_id = 'w1' and version = 2");
    EXPECT_EQ(balance("ada", "versions"), 17);
    run("delete from wheel_versions where wheel_id = 'w1' and version = 1");
    EXPECT_EQ(balance("ada", "versions"), 10);
    run("delete from uploads");
    EXPECT_EQ(balance("bob", "uploads"), 0);
    run("update spins set receipt = null where id = 's1'");
    EXPECT_EQ(balance("ada", "receipts"), 7);
    run("delete from spins where id = 's2'");
    EXPECT_EQ(balance("ada", "receipts"), 0);
    addRoom("r1", "'ada'", "1234");
    addRoom("r2", "null", "1234");
    run("update live_rooms set wheel = '12345678', spin = '1'");
    EXPECT_EQ(balance("ada", "rooms"), 9);
    run("delete from live_rooms");
    EXPECT_EQ(balance("ada", "rooms"), 0);
    expectNoDrift();
}

TEST_P(BalanceTest, ADeletedWheelReleasesWhatGoesWithIt) {
    run("delete from wheels where id = 'w1'");
    EXPECT_EQ(balance("ada", "versions"), 4);
    EXPECT_EQ(read(*database, "select 1 as one from wheel_versions where wheel_id = 'w1'").size(), 0U);
    expectNoDrift();
}

TEST_P(BalanceTest, AClaimedWheelCountsForItsNewOwner) {
    run("update wheels set owner_id = 'bob' where id = 'free'");
    EXPECT_EQ(balance("bob", "versions"), 5);
    run("update wheels set owner_id = 'bob' where id = 'w1'");
    EXPECT_EQ(balance("bob", "versions"), 12);
    EXPECT_EQ(balance("ada", "versions"), 4);
    run("update wheels set owner_id = 'bob', name = 'again' where id = 'w1'");
    EXPECT_EQ(balance("bob", "versions"), 12);
    expectNoDrift();
}

TEST_P(BalanceTest, ARestoredDatabaseIsCountedAndCountsOn) {
    testing::TempFolder const folder;
    backUp(*database, folder.path() / "backup.db", migrationList(), Instant{3s});
    run("delete from wheels");
    restore(folder.path() / "backup.db", *database, migrationList(), Instant{4s}, IfNotEmpty::Replace,
            folder.path());
    EXPECT_EQ(balance("ada", "versions"), 11);
    EXPECT_EQ(balance("bob", "uploads"), 120);
    addVersion("w1", 2, "abc");
    EXPECT_EQ(balance("ada", "versions"), 14);
    expectNoDrift();
}

TEST_P(BalanceTest, ADeletedAccountLeavesNothing) {
    run("delete from users where id = 'ada'");
    EXPECT_EQ(read(*database, "select 1 as one from ledger_balances where user_id = 'ada'").size(), 0U);
    EXPECT_EQ(read(*database, "select 1 as one from wheel_versions").size(), 1U);
    EXPECT_EQ(read(*database, "select 1 as one from spins where owner_id is null").size(), 3U)
        << "receipts stay, without the account";
    expectNoDrift();
}

} // namespace
} // namespace wheelwright::storage
