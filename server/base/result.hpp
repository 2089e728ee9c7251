#pragma once
#include <boost/system/result.hpp>
#include <optional>
#include <string>

namespace wheelwright {

// The ways a call can fail. One table (http/response.cpp) maps each to an HTTP status.
enum class Fault {
    BadInput,
    NoSession,
    NoCredits,
    Forbidden,
    NotFound,
    Conflict,
    TooLarge,
    WrongType,
    Invalid,
    TooMany,
    Unavailable,
};

struct Error {
    Fault fault;
    std::string code;    // snake_case; the page finds its translation by it
    std::string message; // an English sentence a person can act on
};

template <class T> using Result = boost::system::result<T, Error>;

template <class T> inline constexpr bool isResult = false;
template <class T> inline constexpr bool isResult<Result<T>> = true;

template <class T> inline constexpr bool hidesResult = false;
template <class T> inline constexpr bool hidesResult<std::optional<Result<T>>> = true;

// The error in a Result; any other type never has one.
template <class T> Result<void> failureOf(T const& output) {
    static_assert(!hidesResult<T>, "return Result<std::optional<T>>: this error would be taken for success");
    if constexpr (isResult<T>)
        if (output.has_error()) return output.error();
    return {};
}

[[noreturn]] void throw_exception_from_error(Error const& error, boost::source_location const& where);

} // namespace wheelwright
