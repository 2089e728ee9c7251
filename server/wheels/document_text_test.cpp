#include "wheels/document_text.hpp"
#include <gtest/gtest.h>

namespace wheelwright::wheels {
namespace {

TEST(DocumentText, WhatIsNotTouchedStaysAsItWasWritten) {
    std::string const given =
        R"( { "a" : 0.1234567890123456789 , "big":12345678901234567890123, "list" : [1, {"x":"}],"}] ,"t":"\"\\" } )";
    DocumentText const document{given};
    EXPECT_EQ(document.find("a"), "0.1234567890123456789");
    EXPECT_EQ(document.find("list"), R"([1, {"x":"}],"}])");
    EXPECT_EQ(
        document.text(),
        R"({"a":0.1234567890123456789,"big":12345678901234567890123,"list":[1, {"x":"}],"}],"t":"\"\\"})");
    EXPECT_EQ(DocumentText{document.text()}.text(), document.text());
}

TEST(DocumentText, MembersAreSetInTheirPlaceAndErased) {
    DocumentText document{R"({"a":1,"b":2,"c":3})"};
    document.set("b", "true");
    document.set("d", jsonText("x\"\n"));
    document.erase("a");
    document.erase("none");
    EXPECT_EQ(document.text(), R"({"b":true,"c":3,"d":"x\"\u000a"})");
    EXPECT_FALSE(document.find("a"));
}

TEST(DocumentText, AnEscapedNameIsTheSameName) {
    DocumentText document{R"({"\u006fwner":"someone","x":1})"};
    EXPECT_EQ(document.find("owner"), R"("someone")");
    document.erase("owner");
    EXPECT_EQ(document.text(), R"({"x":1})");
}

TEST(DocumentText, AnEmptyObjectHasNoMembers) {
    EXPECT_EQ(DocumentText{"{ }"}.text(), "{}");
    DocumentText document{"{}"};
    document.set("a", "1");
    EXPECT_EQ(document.text(), R"({"a":1})");
}

} // namespace
} // namespace wheelwright::wheels
