#include "app/account_parts.hpp"
#include "ideas/ideas_of_account.hpp"
#include "live/draws_of_account.hpp"
#include "live/rooms_of_account.hpp"
#include "media/media_of_account.hpp"
#include "reports/reports_of_account.hpp"
#include "reviews/feedback_of_account.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/wheels_of_account.hpp"

namespace wheelwright::app {

accounts::AccountParts accountParts() {
    static SystemClock const clock;
    static wheels::WheelsOfAccount const wheels{clock};
    static media::MediaOfAccount const media{clock};
    static reviews::FeedbackOfAccount const feedback;
    static live::RoomsOfAccount const rooms;
    static live::DrawsOfAccount const draws;
    static ideas::IdeasOfAccount const ideas;
    static reports::ReportsOfAccount const reports;
    return {&wheels, &media, &feedback, &reports, &rooms, &draws, &ideas};
}

accounts::RecentList recentList() {
    return wheels::recentOf;
}

} // namespace wheelwright::app
