#include "storage/database_address.hpp"
#include "testing/every_engine.hpp"
#include <gmock/gmock.h>

namespace wheelwright::storage {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

PostgresAddress postgres(std::string_view text) {
    return std::get<PostgresAddress>(parseDatabaseAddress(text).value());
}

} // namespace

TEST(DatabaseAddress, SqliteIsAPath) {
    auto const address = parseDatabaseAddress("sqlite:data/wheel wright.db").value();
    EXPECT_EQ(std::get<SqliteAddress>(address).file, "data/wheel wright.db");
    EXPECT_EQ(redacted(address), "sqlite:data/wheel wright.db");
    EXPECT_EQ(std::get<SqliteAddress>(parseDatabaseAddress("sqlite:/var/lib/w.db").value()).file,
              "/var/lib/w.db");
}

TEST(DatabaseAddress, PostgresIsTakenInBothSpellings) {
    EXPECT_EQ(postgres("postgresql://ann@db.example:5433/wheels").shown,
              "postgresql://ann@db.example:5433/wheels");
    EXPECT_EQ(postgres("postgres://db.example/wheels").shown, "postgresql://db.example/wheels");
}

TEST(DatabaseAddress, AnythingElseIsToldWhatIsAllowed) {
    for (auto const text :
         {"", "mysql://root@localhost/x", "wheelwright.db", "SQLITE:x", "postgresql:", "sqlite"}) {
        auto const address = parseDatabaseAddress(text);
        ASSERT_TRUE(address.has_error()) << text;
        EXPECT_THAT(address.error().message, AllOf(HasSubstr("sqlite:PATH"), HasSubstr("postgresql://")))
            << text;
    }
}

TEST(DatabaseAddress, SqliteNeedsAFileThatLasts) {
    EXPECT_THAT(parseDatabaseAddress("sqlite:").error().message, HasSubstr("path of a file"));
    EXPECT_THAT(parseDatabaseAddress("sqlite::memory:").error().message, HasSubstr("forget everything"));
    EXPECT_THAT(parseDatabaseAddress(std::string_view{"sqlite:a\0b", 10}).error().message, HasSubstr("NUL"));
}

TEST(DatabaseAddress, ThePasswordIsNeverShown) {
    for (auto const text :
         {"postgresql://ann:hush%21@db/wheels", "postgresql://ann@db/wheels?password=hush%21",
          "postgresql://ann@db/wheels?sslmode=require&sslpassword=hush%21"}) {
        auto const address = postgres(text);
        EXPECT_EQ(redacted(DatabaseAddress{address}), "postgresql://ann@db/wheels") << text;
        EXPECT_EQ(address.withoutSecrets("libpq says hush! and hush!"), "libpq says *** and ***") << text;
    }
}

TEST(DatabaseAddress, ABrokenAddressIsNotRepeated) {
    for (auto const text : {"postgresql://ann:hush@db:port/wheels", "postgresql://ann:hu/hush@db/wheels",
                            "postgresql://ann:12/hush@db/wheels", "postgresql://ann:x@hush@db/wheels",
                            "postgresql://ann:hush%zz@db/wheels", "postgresql://ann:hush@[::1/wheels",
                            "postgresql://ann:hush@db/wheels?colour=hush"}) {
        auto const address = parseDatabaseAddress(text);
        ASSERT_TRUE(address.has_error()) << text;
        EXPECT_THAT(address.error().message, AllOf(HasSubstr("postgresql://USER"), Not(HasSubstr("hush"))))
            << text;
    }
}

} // namespace wheelwright::storage
