#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "ideas/ideas.hpp"
#include <optional>

// The calls that make wheels from a sentence. api/openapi.yaml describes them.
namespace wheelwright::ideas {

// Larger than any valid request, so that a prompt that is too long gets an error that says so.
inline constexpr std::size_t kLargestWish = 256 * 1024;

http::Response getOffer(Ideas& ideas, std::optional<http::Caller> const& caller);

// What a wheel of the sentence would be made of. Pages ask while it is typed.
http::Response readSentence(Ideas& ideas, std::optional<http::Caller> const& caller,
                            http::Request const& request);

http::Response createWheel(Ideas& ideas, std::optional<http::Caller> const& caller,
                           http::Request const& request);

} // namespace wheelwright::ideas
