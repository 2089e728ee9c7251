#pragma once
#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::testing {

// A signed-in user, with the tokens that a page holds.
struct SignedIn {
    std::string accessToken;
    std::string refreshId;
    std::string returnTo;
    std::string bearer() const { return "Authorization: Bearer " + accessToken + "\r\n"; }
};

boost::json::object jsonOf(Reply const& reply);

// An address that no other test has, so that tests may share a server.
std::string newEmail(std::string const& name);

// Takes the newest mail to this address out of the server's outbox folder and decodes it; waits for one.
std::string newestMailTo(ServerProcess const& server, std::string const& email);
bool hasMailTo(ServerProcess const& server, std::string const& email);
std::string linkTokenIn(std::string const& mail);

// Signs in with the link of a mail in the outbox folder.
SignedIn signInByMail(ServerProcess const& server, std::string const& email,
                      std::string const& returnTo = "/");

} // namespace wheelwright::testing
