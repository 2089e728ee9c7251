#include "app/settings/variables.hpp"
#include "testing/temp_folder.hpp"
#include <fstream>
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::ElementsAre;

class VariablesTest : public ::testing::Test {
protected:
    std::optional<Error> add(std::string_view name, std::string_view content) {
        std::ofstream{folder_.path() / name} << content;
        return variables_.add(folder_.path() / name);
    }
    std::string value(std::string_view name) const {
        auto const* const found = variables_.value(name);
        return found == nullptr ? "unset" : found;
    }

    testing::TempFolder folder_;
    static constexpr char const* kEnvironment[] = {
        "WHEELWRIGHT_PORT=1", "WHEELWRIGHT_DATA=", "WHEELWRIGHT_PROT=1", "HOME=/home/ada", nullptr};
    Variables variables_{kEnvironment};
};

TEST_F(VariablesTest, WhatTheEnvironmentSaysWinsThenTheFirstFile) {
    EXPECT_FALSE(add("first", "WHEELWRIGHT_PORT=2\nWHEELWRIGHT_DATA=/first\n"));
    EXPECT_FALSE(add("second", "WHEELWRIGHT_DATA=/second\nWHEELWRIGHT_OPERATOR=Ada\n"));
    EXPECT_EQ(value("WHEELWRIGHT_PORT"), "1");
    EXPECT_EQ(value("WHEELWRIGHT_DATA"), "/first");
    EXPECT_EQ(value("WHEELWRIGHT_OPERATOR"), "Ada");
    EXPECT_EQ(value("WHEELWRIGHT_CONTACT"), "unset");
    EXPECT_EQ(variables_.files().size(), 2U);
}

TEST_F(VariablesTest, AFileHasCommentsQuotesAndAnyLineEnds) {
    EXPECT_FALSE(add("settings",
                     "# a comment\r\n; another\r\n\r\n WHEELWRIGHT_OPERATOR = \"Ada's school\" \r\n"
                     "export WHEELWRIGHT_CONTACT='a=b'"));
    EXPECT_EQ(value("WHEELWRIGHT_OPERATOR"), "Ada's school");
    EXPECT_EQ(value("WHEELWRIGHT_CONTACT"), "a=b");
}

TEST_F(VariablesTest, WhatIsNoSettingIsNamedWithItsLine) {
    auto const wrong = add("settings", "WHEELWRIGHT_PORT=1\nport 9000\n");
    EXPECT_EQ(wrong->message, "Line 2 of " + (folder_.path() / "settings").string() +
                                  " isn't NAME=value. A comment begins with #.");
    EXPECT_THAT(variables_.add("/nowhere/settings")->message,
                ::testing::HasSubstr("/nowhere/settings can't be read"));
}

TEST_F(VariablesTest, NamesThatBelongToNoSettingAreFound) {
    EXPECT_FALSE(add("settings", "WHEELWRIGHT_SMPT_URL=x\nWHEELWRIGHT_QUEUE=1\nWHEELWRIGHT_TEST_RULES=on\n"
                                 "WHEELWRIGHT_S3_SECRET_FILE=x\nWHEELWRIGHT_PORT_8080_TCP=x\n"));
    EXPECT_THAT(variables_.unknown(), ElementsAre("WHEELWRIGHT_PROT", "WHEELWRIGHT_SMPT_URL"));
}

TEST_F(VariablesTest, OnlyAnInstalledProgramReadsThePackagesFiles) {
    auto const program = folder_.path() / "bin/wheelwright";
    EXPECT_TRUE(packageFiles(program).empty());
    auto const shipped = folder_.path() / "share/wheelwright/service.env";
    std::filesystem::create_directories(shipped.parent_path());
    std::ofstream{shipped} << "WHEELWRIGHT_DATA=/var/lib/wheelwright\n";
    EXPECT_EQ(packageFiles(program).back(), shipped);
}

} // namespace
} // namespace wheelwright::app
