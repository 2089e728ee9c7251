#pragma once
#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::testing {

// Someone who is signed in, as a page would be.
struct SignedIn {
    std::string accessToken;
    std::string refreshId;
    std::string returnTo;
    std::string bearer() const { return "Authorization: Bearer " + accessToken + "\r\n"; }
};

boost::json::object jsonOf(Reply const& reply);

// An address that no other test has, so that tests may share a server.
std::string newEmail(std::string const& name);

// The newest mail to this address in the server's outbox folder, decoded; waits for one.
std::string newestMailTo(ServerProcess const& server, std::string const& email);
bool hasMailTo(ServerProcess const& server, std::string const& email);
std::string linkTokenIn(std::string const& mail);

// By a link from the outbox folder.
SignedIn signInByMail(ServerProcess const& server, std::string const& email,
                      std::string const& returnTo = "/");

} // namespace wheelwright::testing
