#include "testing/mail_sign_in.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace wheelwright::testing {
namespace {

using namespace std::chrono_literals;

std::string unquoted(std::string const& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const next = text.substr(i + 1, 2);
        bool const escape = text[i] == '=' && next.find_first_not_of("0123456789ABCDEF") == std::string::npos;
        if (escape) plain += static_cast<char>(std::stoi(next, nullptr, 16));
        bool const softBreak = text[i] == '=' && next == "\r\n";
        if (!escape && !softBreak) plain += text[i];
        if (escape || softBreak) i += 2;
    }
    return plain;
}

} // namespace

boost::json::object jsonOf(Reply const& reply) {
    return boost::json::parse(reply.body).as_object();
}

std::string newestMailTo(ServerProcess const& server, std::string const& email) {
    auto const folder = server.data() / "outbox";
    for (int tries = 0; tries < 2000; ++tries) {
        std::filesystem::path newest;
        std::string found;
        if (std::filesystem::exists(folder))
            for (auto const& entry : std::filesystem::directory_iterator{folder}) {
                if (entry.path().extension() != ".eml" || entry.path() < newest) continue;
                std::ifstream file{entry.path(), std::ios::binary};
                std::string const content{std::istreambuf_iterator<char>{file}, {}};
                if (content.find("To: <" + email + ">\r\n") == std::string::npos) continue;
                newest = entry.path();
                found = content;
            }
        if (!found.empty()) {
            std::filesystem::remove(newest);
            auto const body = found.find("\r\n\r\n");
            return found.substr(0, body) + unquoted(found.substr(body));
        }
        std::this_thread::sleep_for(10ms);
    }
    throw std::runtime_error("no mail to " + email + " arrived: " + server.log());
}

std::string linkTokenIn(std::string const& mail) {
    constexpr std::string_view before = "/login?auth=email&token=";
    auto const at = mail.find(before) + before.size();
    return mail.substr(at, mail.find_first_of("\r\n", at) - at);
}

SignedIn signInByMail(ServerProcess const& server, std::string const& email, std::string const& returnTo) {
    auto const asked = postJson(server.port(), "/api/auth/email/initiate",
                                R"({"email":")" + email + R"(","returnTo":")" + returnTo + "\"}");
    if (asked.status != 200) throw std::runtime_error("asking for a link failed: " + asked.body);
    auto const token = linkTokenIn(newestMailTo(server, email));
    auto const verified = get(server.port(), "/api/auth/email/verify?response_type=json&token=" + token);
    if (verified.status != 200) throw std::runtime_error("verifying failed: " + verified.body);
    auto const answer = jsonOf(verified);
    auto const text = [&](char const* name) { return std::string{answer.at(name).as_string()}; };
    return {text("access_token"), text("refresh_token_id"), text("returnTo")};
}

} // namespace wheelwright::testing
