#include "accounts/calls.hpp"
#include "base/log.hpp"
#include <system_error>

namespace wheelwright::accounts {

using http::Request;
using http::Response;

namespace {

// The account was deleted after the token was checked.
Response gone() {
    return http::errorResponse(Error{Fault::NoSession, "not_authenticated", "Sign in first."});
}

} // namespace

Response getProfile(Accounts& accounts, Request const& request) {
    auto user = accounts.profiles.profile(request.caller.userId);
    if (!user) return gone();
    return http::jsonResponse(200, {{"success", true}, {"user", std::move(*user)}});
}

Response exportAccount(Accounts& accounts, Request const& request) {
    try {
        auto const file = accounts.exports.begin(request.caller.userId);
        if (!file) {
            auto refusal = http::errorResponse(
                429, "export_under_way", "Your export is already being downloaded. Wait until it's done.");
            return std::move(refusal.header("Retry-After", "10"));
        }
        auto const begin = [&]() -> ExportSink {
            file->restart();
            return [&](std::string_view text) { file->write(text); };
        };
        if (!accounts.profiles.exportTo(request.caller.userId, begin)) return gone();
        auto response = http::textResponse(200, "application/json", "");
        response.header("Cache-Control", "no-store")
            .header("Content-Disposition", "attachment; filename=\"wheelwright-export.json\"");
        file->flush();
        response.blocks = file;
        return response;
    } catch (ExportsFull const&) {
        return http::errorResponse(
            Error{Fault::Unavailable, "exports_full",
                  "Other exports are using all the space for exports. Try again in a few minutes."});
    } catch (std::system_error const& problem) {
        log::error("writing an export failed", {{"problem", std::string_view{problem.what()}}});
        return http::errorResponse(
            Error{Fault::Unavailable, "unavailable", "This can't be done right now. Try again in a moment."});
    }
}

Response deleteAccount(Accounts& accounts, Request const& request) {
    if (!accounts.profiles.erase(request.caller.userId)) return gone();
    log::info("account deleted by its user", {{"user", std::string_view{request.caller.userId}}});
    return http::jsonResponse(200, {{"success", true}});
}

} // namespace wheelwright::accounts
