#include "testing/mail_sign_in.hpp"
#include "base/chance.hpp"
#include "testing/soon.hpp"
#include <boost/json/parse.hpp>
#include <fstream>
#include <optional>
#include <stdexcept>

namespace wheelwright::testing {
namespace {

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

struct Mail {
    std::filesystem::path file;
    std::string content;
};

std::optional<Mail> newestIn(ServerProcess const& server, std::string const& email) {
    auto const folder = server.data() / "outbox";
    std::optional<Mail> newest;
    if (!std::filesystem::exists(folder)) return newest;
    for (auto const& entry : std::filesystem::directory_iterator{folder}) {
        if (entry.path().extension() != ".eml" || (newest && entry.path() < newest->file)) continue;
        std::ifstream file{entry.path(), std::ios::binary};
        std::string content{std::istreambuf_iterator<char>{file}, {}};
        if (content.find("To: <" + email + ">\r\n") == std::string::npos) continue;
        newest = Mail{entry.path(), std::move(content)};
    }
    return newest;
}

} // namespace

boost::json::object jsonOf(Reply const& reply) {
    return boost::json::parse(reply.body).as_object();
}

std::string newEmail(std::string const& name) {
    return name + "-" + newUuid() + "@example.org";
}

std::string newestMailTo(ServerProcess const& server, std::string const& email) {
    std::optional<Mail> mail;
    if (!soon([&] { return (mail = newestIn(server, email)).has_value(); }))
        throw std::runtime_error("no mail to " + email + " arrived: " + server.log());
    std::filesystem::remove(mail->file);
    auto const body = mail->content.find("\r\n\r\n");
    return mail->content.substr(0, body) + unquoted(mail->content.substr(body));
}

bool hasMailTo(ServerProcess const& server, std::string const& email) {
    return newestIn(server, email).has_value();
}

std::string linkTokenIn(std::string const& mail) {
    constexpr std::string_view before = "&token=";
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
