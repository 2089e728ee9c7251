#include "bridges/list_source.hpp"
#include "base/typed_address.hpp"
#include "base/web_fetch.hpp"
#include "storage/query.hpp"
#include <algorithm>
#include <array>
#include <boost/url/parse.hpp>
#include <boost/url/url.hpp>
#include <vector>

namespace wheelwright::bridges {
namespace {

namespace urls = boost::urls;
using namespace std::chrono_literals;

constexpr std::size_t kAtOnce = 8;
constexpr std::size_t kLargest = 2 * 1024 * 1024; // ten thousand choices, with columns beside them
constexpr int kMostRedirects = 3;
constexpr std::string_view kSheets = "docs.google.com";

Error refused(std::string code, std::string message) {
    return {Fault::Invalid, std::move(code), std::move(message)};
}

bool isHtml(WebAnswer const& answer) {
    auto const& type = answer.contentType;
    auto const first = answer.body.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    auto const begin = first == std::string::npos ? std::string{} : answer.body.substr(first, 9);
    auto const beginsWith = [&](std::string_view tag) {
        return begin.size() >= tag.size() &&
               std::ranges::equal(tag, begin.substr(0, tag.size()), {}, {}, [](char c) { return c | 0x20; });
    };
    return type == "text/html" || type == "application/xhtml+xml" || beginsWith("<!doctype") ||
           beginsWith("<html");
}

bool isRedirect(int status) {
    constexpr std::array kRedirects{301, 302, 303, 307, 308};
    return std::ranges::find(kRedirects, status) != kRedirects.end();
}

Error failure(Error const& error) {
    if (error.code == "answer_too_large")
        return refused("list_too_large", "This list is too large. It can have at most 2 MB.");
    if (error.code == "private_address")
        return refused("list_refused", "This name leads to an address that isn't on the public internet.");
    if (error.code == "too_slow") return refused("list_unreachable", "This address took too long to answer.");
    return refused("list_unreachable", "This address doesn't answer. Check it.");
}

// /spreadsheets/d/ID/…, also with /u/0 before the d; the place of the d among the segments, or nullopt.
std::optional<std::size_t> sheetAt(std::vector<std::string> const& parts) {
    if (parts.empty() || parts.front() != "spreadsheets") return std::nullopt;
    std::size_t const at = parts.size() > 2 && parts[1] == "u" ? 3 : 1;
    if (parts.size() < at + 2 || parts[at] != "d" || parts[at + 1].empty()) return std::nullopt;
    return at;
}

std::string gidOf(urls::url_view_base const& address) {
    for (auto const& param : address.params())
        if (param.key == "gid") return param.value;
    auto const fragment = std::string{address.fragment()};
    return fragment.starts_with("gid=") ? fragment.substr(4, fragment.find_first_not_of("0123456789", 4) - 4)
                                        : std::string{};
}

} // namespace

std::string listAddress(std::string const& typed) {
    auto const parsed = urls::parse_uri(typed);
    if (!parsed) return typed;
    urls::url address{*parsed};
    auto const gid = gidOf(address);
    address.remove_fragment();
    if (address.host() != kSheets) return std::string{address.buffer()};
    std::vector<std::string> parts;
    for (auto const& part : address.segments())
        parts.push_back(part);
    auto const at = sheetAt(parts);
    if (!at) return std::string{address.buffer()};
    bool const isPublished = parts[*at + 1] == "e"; // “publish to web”, which has an id of its own
    if (isPublished && parts.size() < *at + 3) return std::string{address.buffer()};
    parts.resize(*at + (isPublished ? 3 : 2));
    parts.push_back(isPublished ? "pub" : "export");
    address.set_path("");
    for (auto const& part : parts)
        address.segments().push_back(part);
    address.remove_query();
    address.params().append({isPublished ? "output" : "format", "csv"});
    if (!gid.empty()) address.params().append({"gid", gid});
    if (isPublished && !gid.empty()) address.params().append({"single", "true"});
    return std::string{address.buffer()};
}

Result<std::string> ListSource::follow(std::string url) const {
    auto const until = std::chrono::steady_clock::now() + rules_.patience;
    for (int redirects = 0; redirects <= kMostRedirects; ++redirects) {
        auto const left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        if (left <= 0ms) return failure({Fault::Unavailable, "too_slow", ""});
        auto answer = webFetch({.url = url,
                                .headers = {"Accept: text/csv, text/plain;q=0.9, */*;q=0.1"},
                                .timeout = left,
                                .mostBytes = kLargest,
                                .isPublicOnly = !rules_.allowsPrivate});
        if (!answer) return failure(answer.error());
        if (isRedirect(answer->status) && !answer->location.empty()) {
            url = listAddress(answer->location);
            if (typedAddressFault(url, rules_.allowsPrivate))
                return refused("list_refused", "This address leads on to one that this server may not read.");
            continue;
        }
        if (answer->status == 401 || answer->status == 403 || answer->status == 404 || answer->status == 410)
            return refused("list_not_shared",
                           "There is no list at this address, or it isn't shared with everyone.");
        if (answer->status != 200) return failure({Fault::Unavailable, "no_answer", ""});
        if (isHtml(*answer))
            return refused("list_is_page",
                           "There is a web page at this address, not a list. Share or publish "
                           "the spreadsheet with everyone who has the link, as CSV.");
        if (!storage::isStorableText(answer->body))
            return refused("list_not_text", "There is no text at this address. A list is CSV or plain text.");
        return std::move(answer->body);
    }
    return refused("list_refused", "This address leads on too many times.");
}

Result<std::string> ListSource::fetch(UserId const& userId, std::string const& typed) {
    auto url = listAddress(typed);
    if (!storage::isStorableText(url)) url.clear();
    if (auto const fault = typedAddressFault(url, rules_.allowsPrivate))
        return refused("invalid_list_address", *fault);
    {
        std::lock_guard const lock{guard_};
        if (busy_.size() >= kAtOnce || !busy_.insert(userId).second)
            return Error{Fault::Unavailable, "list_busy",
                         "Another list is still being read. Try again in a moment."};
    }
    struct Release {
        ListSource& source;
        UserId const& userId;
        ~Release() {
            std::lock_guard const lock{source.guard_};
            source.busy_.erase(userId);
        }
    } const release{*this, userId};
    return follow(std::move(url));
}

} // namespace wheelwright::bridges
