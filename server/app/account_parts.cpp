#include "app/account_parts.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/wheels_of_account.hpp"

namespace wheelwright::app {

accounts::AccountParts accountParts() {
    static SystemClock const clock;
    static wheels::WheelsOfAccount const wheels{clock};
    return {&wheels};
}

accounts::RecentList recentList() {
    return wheels::recentOf;
}

} // namespace wheelwright::app
