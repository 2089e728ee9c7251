#include "media/s3_store.hpp"
#include "base/digest.hpp"
#include "base/html.hpp"
#include <ctime>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

constexpr auto kStoreTimeout = 10s;
constexpr auto kDirectWindow = 10min;
constexpr std::size_t kLargest = 512UL * 1024 * 1024;

bool succeeded(WebAnswer const& answer) {
    return answer.status >= 200 && answer.status < 300;
}

// What stands in the first <name> of the text.
std::string elementIn(std::string_view xml, std::string_view name) {
    auto const open = "<" + std::string{name} + ">";
    auto const from = xml.find(open);
    if (from == std::string_view::npos) return {};
    auto const begin = from + open.size();
    return unescapedHtml(xml.substr(begin, xml.find('<', begin) - begin));
}

// A wrong key is a 403 as well, by another code.
[[noreturn]] void failWith(std::string const& what, WebAnswer const& answer) {
    auto const problem = "the S3 store answered " + std::to_string(answer.status) + " to " + what + ": " +
                         answer.body.substr(0, 300);
    if (answer.status == 403 && elementIn(answer.body, "Code") == "AccessDenied") throw StoreDenied{problem};
    throw StoreTrouble{problem, answer.status == 507 || answer.status == 413};
}

Instant timeIn(std::string const& text) {
    std::tm parts{};
    if (strptime(text.c_str(), "%Y-%m-%dT%H:%M:%S", &parts) == nullptr) return Instant::max(); // never erased
    return std::chrono::floor<std::chrono::milliseconds>(
        std::chrono::system_clock::from_time_t(timegm(&parts)));
}

} // namespace

S3Store::S3Store(S3Rules rules, Clock const& clock)
    : rules_{std::move(rules)}, clock_{clock}, credentials_{rules_.keyId, rules_.secret, rules_.region} {
    if (rules_.bucket.empty() || rules_.keyId.empty() || rules_.secret.empty())
        throw std::runtime_error("--s3-url needs --s3-bucket, --s3-key-id and --s3-secret as well.");
    auto const hostAt = rules_.url.find("://") + 3;
    auto const pathAt = std::min(rules_.url.find('/', hostAt), rules_.url.size());
    host_ = rules_.url.substr(hostAt, pathAt - hostAt);
    origin_ = rules_.url.substr(0, pathAt);
    prefix_ = rules_.url.substr(pathAt);
    while (prefix_.ends_with('/'))
        prefix_.pop_back();
}

S3Request S3Store::requestFor(std::string method, std::string_view key, Query query) const {
    auto path = prefix_ + "/" + rules_.bucket;
    if (!key.empty()) path += "/" + std::string{key};
    return {std::move(method), host_, std::move(path), std::move(query)};
}

WebAnswer S3Store::ask(S3Request const& request, std::string_view body, std::string_view contentType) const {
    auto headers = s3Headers(request, sha256Hex(body), credentials_, clock_.now());
    headers.emplace_back("Expect:"); // don't wait for "100 Continue", which some stores never send
    headers.push_back("Content-Type:" + (contentType.empty() ? "" : " " + std::string{contentType}));
    auto answer = webFetch({.url = origin_ + s3Target(request),
                            .headers = std::move(headers),
                            .method = request.method,
                            .body = body,
                            .timeout = kStoreTimeout,
                            .mostBytes = kLargest});
    if (!answer) throw StoreTrouble{"the S3 store at " + rules_.url + ": " + answer.error().message};
    if (answer->status >= 500) failWith(request.method, *answer);
    return std::move(*answer);
}

WebAnswer S3Store::putOnce(std::string_view key, std::string_view bytes, std::string_view contentType) const {
    return ask(requestFor("PUT", key), bytes, contentType);
}

void S3Store::put(std::string_view key, std::string_view bytes, std::string_view contentType) {
    auto answer = putOnce(key, bytes, contentType);
    if (answer.status == 404) { // there is no bucket yet
        auto const made = ask(requestFor("PUT", ""));
        if (!succeeded(made) && made.status != 409) failWith("making the bucket", made);
        answer = putOnce(key, bytes, contentType);
    }
    if (!succeeded(answer)) failWith("PUT", answer);
}

std::optional<std::string> S3Store::get(std::string_view key) {
    auto answer = ask(requestFor("GET", key));
    if (answer.status == 404) return std::nullopt;
    if (!succeeded(answer)) failWith("GET", answer);
    return std::move(answer.body);
}

void S3Store::erase(std::string_view key) {
    auto const answer = ask(requestFor("DELETE", key));
    if (!succeeded(answer) && answer.status != 404) failWith("DELETE", answer);
}

// The address stays the same within a time window, so that browsers can cache the file.
std::optional<std::string> S3Store::direct(DirectAsk const& ask) const {
    if (!rules_.isDirect) return std::nullopt;
    Instant const window{clock_.now().time_since_epoch() / kDirectWindow * kDirectWindow};
    auto const request = requestFor(std::string{ask.method}, ask.key,
                                    {{"response-cache-control", "private, max-age=3600"},
                                     {"response-content-disposition", ask.disposition}});
    return origin_ + s3Presigned(request, 2 * kDirectWindow, credentials_, window);
}

void S3Store::eachFile(std::function<void(StoredFile const&)> const& use) {
    std::string next;
    do {
        Query query{{"list-type", "2"}};
        if (!next.empty()) query.emplace_back("continuation-token", next);
        auto const answer = ask(requestFor("GET", "", query));
        if (answer.status == 404) return; // no bucket, no files
        if (!succeeded(answer)) failWith("listing", answer);
        std::string_view xml = answer.body;
        next = elementIn(xml, "IsTruncated") == "true" ? elementIn(xml, "NextContinuationToken") : "";
        for (auto at = xml.find("<Contents>"); at != std::string_view::npos;
             at = xml.find("<Contents>", at + 1)) {
            auto const entry = xml.substr(at, xml.find("</Contents>", at) - at);
            use({elementIn(entry, "Key"), timeIn(elementIn(entry, "LastModified"))});
        }
    } while (!next.empty());
}

} // namespace wheelwright::media
