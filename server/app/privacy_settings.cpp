#include "app/setting_kinds.hpp"
#include "app/settings.hpp"

namespace wheelwright::app {
namespace {

Setting days(std::string_view key, int Settings::*member, int fallback, std::string_view help) {
    return number(key, member, fallback, {0, 36'500}, help);
}

} // namespace

std::vector<Setting> privacySettings() {
    return {
        line("operator", &Settings::operatorName,
             "Who runs this server, as its privacy and terms pages say. Unset: the host of the public URL."),
        line("contact", &Settings::contact,
             "The e-mail or other address on those pages. Unset: they say that none was named."),
        file("word-filter", &Settings::wordFilter,
             "Words and phrases, one a line, that no public review, name in a live room or link preview may "
             "have. Unset: none are filtered."),
        days("keep-rejected-feedback", &Settings::keepRejectedFeedback, 90,
             "Days that feedback is kept after it was rejected; 0 keeps it for good."),
        days("keep-waiting-feedback", &Settings::keepWaitingFeedback, 365,
             "Days that feedback is kept which nobody has approved or rejected; 0 keeps it for good."),
        days("keep-feedback-addresses", &Settings::keepFeedbackAddresses, 365,
             "Days after which the e-mail address of an approved review is deleted; 0 keeps it for good."),
        days(
            "keep-moderation-log", &Settings::keepModerationLog, 0,
            "Days that the logs of moderation, of feedback and of reports, are kept; 0 keeps them for good."),
        days("keep-report-addresses", &Settings::keepReportAddresses, 90,
             "Days after which the e-mail address of whoever reported a wheel is deleted; 0 keeps it for "
             "good."),
        days("keep-idea-jobs", &Settings::keepIdeaJobs, 90,
             "Days that an account's export tells of wheels by a model; 0 keeps it for good."),
        days("keep-outbox", &Settings::keepOutbox, 7,
             "Days that mails stay in {data}/outbox, where there is no mail server; 0 keeps them for good."),
        days("keep-receipts", &Settings::keepReceipts, 0,
             "Days that receipts of draws can be checked, deleted afterwards; 0 keeps them for good."),
        days("keep-guest-draws", &Settings::keepGuestDraws, 90,
             "Days that receipts of draws without an account can be checked, deleted afterwards with their "
             "chains; 0 keeps them for good."),
        days("keep-unused-accounts", &Settings::keepUnusedAccounts, 0,
             "Days after which an account that nobody used is deleted with all it owns; 0 keeps it for "
             "good. Accounts with the admin role or a paid tier stay."),
    };
}

} // namespace wheelwright::app
