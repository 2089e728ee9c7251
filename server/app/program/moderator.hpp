#pragma once
#include "app/routes/routes.hpp"
#include "reviews/moderation_log.hpp"

namespace wheelwright::app {

// The moderator who makes a request. The log keeps the name that the account has at that moment.
inline reviews::Moderator moderatorOf(RouteNeeds const& needs, Request const& request) {
    auto const user = needs.accounts->profiles.user(request.caller.userId);
    return {request.caller.userId, user ? user->name : std::string{}};
}

} // namespace wheelwright::app
