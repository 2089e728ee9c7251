#include "app/settings/setting_kinds.hpp"
#include "app/settings/settings.hpp"
#include "ledger/ledger.hpp"

namespace wheelwright::app {
namespace {

Setting constant(std::string_view key, int Settings::*member, int value) {
    return number(key, member, value, {0, 1'000'000'000}, {});
}

Setting constant(std::string_view key, std::string Settings::*member, std::string value) {
    return serviceAddress(key, member, std::move(value), {});
}

std::vector<Setting> serverConstants() {
    return {
        // Network threads; 0 takes one per core. They never wait, so more of them would only take turns.
        constant("test-loops", &Settings::loops, 0),
        // Requests that may wait for a worker, about a second of them; more are answered 503.
        constant("test-queue", &Settings::queue, 1024),
        // Enough for a school behind one address. Trusted proxies are not limited.
        constant("test-connections-per-source", &Settings::connectionsPerSource, 2000),
        // MiB of bodies on their way, and of large answers: thirty of the largest uploads at once.
        constant("test-body-budget-per-source", &Settings::bodyBudgetPerSource, 64),
        // A header block is one packet or two; who needs longer is broken or holds connections on purpose.
        constant("test-head-seconds", &Settings::headSeconds, 10),
        // Longer than the 60 seconds after which common fronts close, so that no request meets a closing
        // connection.
        constant("test-idle-seconds", &Settings::idleSeconds, 75),
        // For requests in flight at SIGTERM; systemd and Kubernetes wait longer before they kill.
        constant("test-stop-seconds", &Settings::stopSeconds, 10),
        // Of a demo, until it starts anew: time to look at everything, and short enough for what people
        // leave.
        constant("test-demo-seconds", &Settings::demoSeconds, 600),
    };
}

// The quota bounds how much an account stores, and the rate limits how fast. These bound what neither covers.
std::vector<Setting> boundsOfUsers() {
    return {
        // Nobody reads through a longer list.
        constant("test-wheels-per-user", &Settings::wheelsPerUser, 2000),
        // MiB that the guests of one network store a day: wheels of live rooms and receipts of draws.
        constant("test-guest-budget", &Settings::guestBudget, ledger::Ledger{}.sourceBudget),
        // A tenth of all rooms, and more than one school opens.
        constant("test-live-rooms-per-source", &Settings::liveRoomsPerSource, 100),
        constant("test-live-rooms-per-user", &Settings::liveRoomsPerUser, 20),
        // Seconds until other processes take over the rooms of one that doesn't renew its lease. All need the
        // same.
        constant("test-live-lease", &Settings::liveLease, 4),
        // Wheels that the model makes at once; more are answered 503.
        constant("test-ai-calls", &Settings::aiCalls, 8),
        constant("test-media-count-free", &Settings::mediaCountFree, 200),
        // Uploads that are decoded at once; 0 takes one per core, as many as fit into memory.
        constant("test-media-workers", &Settings::mediaWorkers, 0),
        // Megapixels per minute, for one user and for one source: fifteen of the largest pictures, and four
        // times as many.
        constant("test-decoding-megapixels", &Settings::decodingMegapixels, 600),
        constant("test-decoding-megapixels-per-source", &Settings::decodingMegapixelsPerSource, 2400),
    };
}

// Several times what people do, and a small part of what the server does.
std::vector<Setting> rates() {
    return {
        // For the whole answer of a webhook's receiver.
        constant("test-webhook-seconds", &Settings::webhookSeconds, 15),
        choice("test-private-webhooks", &Settings::privateWebhooks, "off", {{"on", true}, {"off", false}},
               {}),
        choice("test-rate-limits", &Settings::rateLimits, "on", {{"on", true}, {"off", false}}, {}),
        // A minute and user: saves, calls that add to the logs of spins, uploads.
        constant("test-rate-saves", &Settings::rateSaves, 240),
        constant("test-rate-spins", &Settings::rateSpins, 240),
        constant("test-rate-uploads", &Settings::rateUploads, 30),
        // A minute and source: rooms opened, wheels from a sentence.
        constant("test-rate-rooms", &Settings::rateRooms, 30),
        constant("test-rate-ideas", &Settings::rateIdeas, 120),
        // An hour and source: moderators read each one.
        constant("test-rate-feedback", &Settings::rateFeedback, 20),
        // Sign-in mails to one address: seconds between two of them, and an hour. Strangers can't fill
        // a mailbox with them.
        constant("test-rate-pause", &Settings::ratePause, 60),
        constant("test-rate-links", &Settings::rateLinks, 5),
    };
}

// Each is the same for every customer of its service.
std::vector<Setting> addressesOfServices() {
    return {
        constant("test-google-issuer", &Settings::googleIssuer, "https://accounts.google.com"),
        constant("test-apple-issuer", &Settings::appleIssuer, "https://appleid.apple.com"),
        constant("test-github-url", &Settings::githubUrl, "https://github.com"),
        constant("test-github-api-url", &Settings::githubApiUrl, "https://api.github.com"),
        constant("test-facebook-url", &Settings::facebookUrl, "https://www.facebook.com/v21.0"),
        constant("test-facebook-graph-url", &Settings::facebookGraphUrl, "https://graph.facebook.com/v21.0"),
        constant("test-turnstile-script-url", &Settings::turnstileScriptUrl,
                 "https://challenges.cloudflare.com/turnstile/v0/api.js"),
        constant("test-turnstile-verify-url", &Settings::turnstileVerifyUrl,
                 "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
        constant("test-recaptcha-script-url", &Settings::recaptchaScriptUrl,
                 "https://www.google.com/recaptcha/api.js"),
        constant("test-recaptcha-verify-url", &Settings::recaptchaVerifyUrl,
                 "https://www.google.com/recaptcha/api/siteverify"),
    };
}

} // namespace

std::vector<Setting> const& constantsForTests() {
    static std::vector<Setting> const constants = [] {
        auto all = serverConstants();
        for (auto const& part : {boundsOfUsers(), rates(), addressesOfServices()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return constants;
}

} // namespace wheelwright::app
