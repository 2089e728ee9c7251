#include "base/public_address.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

TEST(PublicAddressTest, NothingInsideANetworkIsPublicHoweverItIsWritten) {
    for (auto const* const host : {"127.0.0.1",
                                   "0x7f.1",
                                   "2130706433",
                                   "0.0.0.0",
                                   "10.1.2.3",
                                   "172.16.0.1",
                                   "172.31.255.255",
                                   "192.168.1.1",
                                   "169.254.169.254",
                                   "100.64.0.1",
                                   "100.127.255.255",
                                   "198.18.0.1",
                                   "224.0.0.1",
                                   "255.255.255.255",
                                   "::",
                                   "::1",
                                   "fe80::1",
                                   "fc00::1",
                                   "fdaa::3",
                                   "ff02::1",
                                   "::ffff:127.0.0.1",
                                   "::ffff:10.0.0.1",
                                   "64:ff9b::a00:1",
                                   "2002:7f00:1::",
                                   "2001::1",
                                   "2001:db8::1"})
        EXPECT_FALSE(mayBePublicHost(host)) << host;
    for (auto const* const host : {"93.184.216.34", "172.15.0.1", "172.32.0.1", "100.128.0.1", "8.8.8.8",
                                   "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8", "example.org"})
        EXPECT_TRUE(mayBePublicHost(host)) << host;
}

} // namespace
} // namespace wheelwright
