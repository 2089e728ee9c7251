#include "app/program/account_parts.hpp"
#include "entries/entries_of_account.hpp"
#include "hooks/webhooks_of_account.hpp"
#include "ideas/idea_jobs.hpp"
#include "live/live_of_account.hpp"
#include "media/uploads.hpp"
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
    static entries::EntriesOfAccount const entries;
    static live::DrawsOfAccount const draws;
    static hooks::WebhooksOfAccount const webhooks;
    static ideas::IdeasOfAccount const ideas;
    static reports::ReportsOfAccount const reports;
    return {&wheels, &media, &feedback, &reports, &rooms, &entries, &draws, &webhooks, &ideas};
}

accounts::RecentList recentList() {
    return wheels::recentOf;
}

} // namespace wheelwright::app
