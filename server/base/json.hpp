#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Members of JSON from outside. A member of another type counts as missing.
namespace wheelwright {

inline std::string_view textAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    if (value == nullptr || !value->is_string()) return {};
    return {value->get_string().data(), value->get_string().size()};
}

inline boost::json::array const* listAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value == nullptr ? nullptr : value->if_array();
}

inline boost::json::object const* partAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value == nullptr ? nullptr : value->if_object();
}

inline std::optional<double> realAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value == nullptr || !value->is_number() ? std::nullopt : std::optional{value->to_number<double>()};
}

inline std::optional<std::int64_t> numberAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    if (value == nullptr || !value->is_number()) return std::nullopt;
    if (value->is_double() && !(std::abs(value->get_double()) < 1e15)) return std::nullopt;
    boost::system::error_code problem;
    if (value->is_double()) return static_cast<std::int64_t>(value->get_double());
    auto const number = value->to_number<std::int64_t>(problem);
    return problem ? std::nullopt : std::optional{number};
}

// A whole number from 1 to `most`; nullopt for anything else.
inline std::optional<std::int64_t> countAt(boost::json::object const& object, std::string_view name,
                                           std::int64_t most) {
    auto const number = numberAt(object, name);
    if (!number || *number < 1 || *number > most || realAt(object, name) != static_cast<double>(*number))
        return std::nullopt;
    return number;
}

inline bool trueAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    // Apple writes "true", in quotes.
    return value != nullptr && ((value->is_bool() && value->get_bool()) || textAt(object, name) == "true");
}

// Appends `text` as a quoted JSON string. Control characters are escaped, so a
// hostile value can neither break the JSON nor forge a second log line.
void appendJsonText(std::string& out, std::string_view text);

} // namespace wheelwright
