#include "http/json_body.hpp"
#include "base/text.hpp"
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/parse.hpp>
#include <cmath>
#include <set>

namespace wheelwright::http {
namespace {

namespace json = boost::json;

constexpr std::size_t kDepth = 64;

// Reads the text once without building a document, to find what the builder would silently repair: a repeated
// key (the last one wins) and 1e999 (becomes infinity).
struct Strictness {
    constexpr static std::size_t max_object_size = std::size_t(-1);
    constexpr static std::size_t max_array_size = std::size_t(-1);
    constexpr static std::size_t max_key_size = std::size_t(-1);
    constexpr static std::size_t max_string_size = std::size_t(-1);
    using Code = json::error_code;
    using Text = json::string_view;

    bool repeatedKey = false;
    bool hugeNumber = false;
    std::vector<std::set<std::string, std::less<>>> keys;
    std::string key;

    bool on_document_begin(Code&) { return true; }
    bool on_document_end(Code&) { return true; }
    bool on_array_begin(Code&) { return true; }
    bool on_array_end(std::size_t, Code&) { return true; }
    bool on_object_begin(Code&) {
        keys.emplace_back();
        return true;
    }
    bool on_object_end(std::size_t, Code&) {
        keys.pop_back();
        return true;
    }
    bool on_string_part(Text, std::size_t, Code&) { return true; }
    bool on_string(Text, std::size_t, Code&) { return true; }
    bool on_key_part(Text part, std::size_t, Code&) {
        key.append(part.data(), part.size());
        return true;
    }
    bool on_key(Text part, std::size_t, Code& stop) {
        key.append(part.data(), part.size());
        repeatedKey = !keys.back().insert(std::move(key)).second;
        key.clear();
        if (repeatedKey) stop = json::error::extra_data;
        return !repeatedKey;
    }
    bool on_number_part(Text, Code&) { return true; }
    bool on_int64(std::int64_t, Text, Code&) { return true; }
    bool on_uint64(std::uint64_t, Text, Code&) { return true; }
    bool on_double(double number, Text, Code& stop) {
        hugeNumber = !std::isfinite(number);
        if (hugeNumber) stop = json::error::extra_data;
        return !hugeNumber;
    }
    bool on_bool(bool, Code&) { return true; }
    bool on_null(Code&) { return true; }
    bool on_comment_part(Text, Code&) { return true; }
    bool on_comment(Text, Code&) { return true; }
};

Error badJson(std::string message) {
    return {Fault::BadInput, "bad_json", std::move(message)};
}

bool isJson(std::string_view contentType) {
    auto const type = trimmed(contentType.substr(0, contentType.find(';')));
    return boost::beast::iequals({type.data(), type.size()}, "application/json");
}

} // namespace

Result<json::object> parseJsonObject(std::string_view text) {
    json::parse_options options;
    options.max_depth = kDepth;
    json::basic_parser<Strictness> walk{options};
    json::error_code problem;
    auto const used = walk.write_some(false, text.data(), text.size(), problem);
    if (walk.handler().repeatedKey) return badJson("The JSON repeats a key within one object.");
    if (walk.handler().hugeNumber) return badJson("The JSON contains a number that is too large.");
    if (problem == json::error::too_deep) return badJson("The JSON is nested deeper than 64 levels.");
    if (problem) return badJson("The body isn't valid JSON.");
    if (text.substr(used).find_first_not_of(kBlanks) != std::string_view::npos)
        return badJson("The body isn't valid JSON.");

    auto document = json::parse(text, problem, {}, options);
    if (problem) return badJson("The body isn't valid JSON.");
    if (!document.is_object()) return badJson("The body must be a JSON object.");
    return std::move(document.get_object());
}

Result<json::object> jsonBody(Request const& request) {
    if (!isJson(request.header(boost::beast::http::field::content_type)))
        return Error{Fault::WrongType, "wrong_type", "Send the body as application/json."};
    return parseJsonObject(request.body);
}

} // namespace wheelwright::http
