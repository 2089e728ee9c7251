#include "http/network.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

using boost::asio::ip::make_address;

std::vector<Network> networks(std::vector<std::string> const& texts) {
    std::vector<Network> all;
    for (auto const& text : texts)
        all.push_back(*Network::parse(text));
    return all;
}

std::string source(std::string const& peer, std::string const& forwardedFor,
                   std::vector<std::string> const& trusted) {
    return sourceOf(make_address(peer), forwardedFor, networks(trusted)).to_string();
}

TEST(Network, ContainsExactlyItsRange) {
    auto const ten = *Network::parse("10.0.0.0/8");
    EXPECT_TRUE(ten.contains(make_address("10.255.1.2")));
    EXPECT_TRUE(ten.contains(make_address("::ffff:10.1.2.3")));
    EXPECT_FALSE(ten.contains(make_address("11.0.0.1")));
    EXPECT_FALSE(ten.contains(make_address("::1")));
    auto const v6 = *Network::parse("2001:db8::/33");
    EXPECT_TRUE(v6.contains(make_address("2001:db8:7fff::1")));
    EXPECT_FALSE(v6.contains(make_address("2001:db8:8000::1")));
    EXPECT_TRUE(Network::parse("0.0.0.0/0")->contains(make_address("9.9.9.9")));
}

TEST(Network, RefusesWhatIsNone) {
    for (auto const* text : {"", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x", "host", "::1/129"})
        EXPECT_FALSE(Network::parse(text)) << text;
}

TEST(Source, AStrangersHeaderIsNotBelieved) {
    EXPECT_EQ(source("9.9.9.9", "1.2.3.4", {"10.0.0.0/8"}), "9.9.9.9");
}

TEST(Source, BehindATrustedProxyTheLastForeignAddressCounts) {
    EXPECT_EQ(source("10.0.0.1", "1.2.3.4", {"10.0.0.0/8"}), "1.2.3.4");
    EXPECT_EQ(source("10.0.0.1", "6.6.6.6, 1.2.3.4 ,10.0.0.7", {"10.0.0.0/8"}), "1.2.3.4");
    EXPECT_EQ(source("10.0.0.1", "10.0.0.9", {"10.0.0.0/8"}), "10.0.0.9");
}

// Some fronts name the client's port too. Without its address, all visitors would share one rate limit.
TEST(Source, APortBehindAnAddressIsLeftOut) {
    EXPECT_EQ(source("10.0.0.1", "1.2.3.4:51234", {"10.0.0.0/8"}), "1.2.3.4");
    EXPECT_EQ(source("10.0.0.1", "[2001:db8::7]:51234", {"10.0.0.0/8"}), "2001:db8::7");
    EXPECT_EQ(source("10.0.0.1", "[2001:db8::7]", {"10.0.0.0/8"}), "2001:db8::7");
    EXPECT_EQ(source("10.0.0.1", "2001:db8::7", {"10.0.0.0/8"}), "2001:db8::7");
    EXPECT_EQ(source("10.0.0.1", "6.6.6.6, 1.2.3.4:51234, 10.0.0.7:443", {"10.0.0.0/8"}), "1.2.3.4");
    for (auto const* text : {"1.2.3.4:", "1.2.3.4:x", "[2001:db8::7", "[2001:db8::7]x", "[1.2.3.4:5", ":80"})
        EXPECT_EQ(source("10.0.0.1", text, {"10.0.0.0/8"}), "10.0.0.1") << text;
}

TEST(Source, NonsenseInTheHeaderEndsTheSearch) {
    EXPECT_EQ(source("10.0.0.1", "1.2.3.4, nonsense", {"10.0.0.0/8"}), "10.0.0.1");
    EXPECT_EQ(source("10.0.0.1", "", {"10.0.0.0/8"}), "10.0.0.1");
}

TEST(Source, AHouseholdIsOneNetwork) {
    EXPECT_EQ(networkNameOf(make_address("9.9.9.9")), "9.9.9.9");
    EXPECT_EQ(networkNameOf(make_address("2001:db8:1:2:a:b:c:d")), "2001:db8:1:2::/64");
}

TEST(Source, TheNetworksOfOneSiteHaveOneName) {
    EXPECT_EQ(siteNameOf("2001:db8:1:2::/64"), "2001:db8:1::/48");
    EXPECT_EQ(siteNameOf("2001:db8:1:ffff::/64"), "2001:db8:1::/48");
    EXPECT_EQ(siteNameOf("2001:db8:2:2::/64"), "2001:db8:2::/48");
    EXPECT_EQ(siteNameOf("9.9.9.9"), "9.9.9.9");
    EXPECT_EQ(siteNameOf(""), "");
}

} // namespace
} // namespace wheelwright::http
