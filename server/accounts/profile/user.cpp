#include "accounts/profile/user.hpp"
#include <cstdlib>

namespace wheelwright::accounts {

std::string_view nameOf(Role role) {
    switch (role) {
        case Role::User: return "user";
        case Role::Admin: return "admin";
    }
    std::abort(); // a new role fails the build above
}

std::optional<Role> roleNamed(std::string_view name) {
    for (auto const role : {Role::User, Role::Admin})
        if (nameOf(role) == name) return role;
    return std::nullopt;
}

} // namespace wheelwright::accounts
