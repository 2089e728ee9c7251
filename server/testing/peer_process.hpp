#pragma once
#include "testing/temp_folder.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <sys/types.h>
#include <vector>

namespace wheelwright::testing {

// A real external service, such as a mail server or an OpenID provider: a script of tools/peers that
// prints one line of JSON once it is ready. It ends with this object.
class PeerProcess {
public:
    explicit PeerProcess(std::string const& script, std::vector<std::string> const& words = {});
    PeerProcess(PeerProcess const&) = delete;
    PeerProcess& operator=(PeerProcess const&) = delete;
    ~PeerProcess();

    std::uint16_t port(std::string_view name = "port") const;
    std::string text(std::string_view name) const;
    void stop();

private:
    TempFolder folder_;
    pid_t pid_ = -1;
    boost::json::object said_;
};

} // namespace wheelwright::testing
