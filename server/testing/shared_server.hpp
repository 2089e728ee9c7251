#pragma once
#include "testing/server_process.hpp"
#include <gtest/gtest.h>
#include <optional>

namespace wheelwright::testing {

// One server for all tests of a suite: derive as `struct MyTest : SharedServer<MyTest>`. `MyTest::flags()`
// may name settings. The tests neither stop the server nor rely on an empty database: each signs in its own
// people (see newEmail) and makes its own wheels.
template <class Suite> struct SharedServer : ::testing::Test {
    static void SetUpTestSuite() { running.emplace(Suite::flags()); }
    static void TearDownTestSuite() { running.reset(); }
    static std::vector<std::string> flags() { return {}; }

    ServerProcess const& server = running.value();
    std::uint16_t const port = server.port();

protected:
    static inline std::optional<ServerProcess> running; // empty when the server did not start
};

} // namespace wheelwright::testing
