#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string_view>

// Members of a wheel document: what is missing or of another type is simply not there.
namespace wheelwright::wheels {

inline std::string_view textAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains({name.data(), name.size()});
    if (value == nullptr || !value->is_string()) return {};
    return {value->get_string().data(), value->get_string().size()};
}

inline boost::json::array const* listAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains({name.data(), name.size()});
    return value == nullptr ? nullptr : value->if_array();
}

inline boost::json::object const* partAt(boost::json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains({name.data(), name.size()});
    return value == nullptr ? nullptr : value->if_object();
}

// On the wheel unless it says that it is not.
inline bool isActive(boost::json::object const& slice) {
    auto const* const active = slice.if_contains("active");
    return active == nullptr || !active->is_bool() || active->get_bool();
}

} // namespace wheelwright::wheels
