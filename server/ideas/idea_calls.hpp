#pragma once
#include "http/request.hpp"
#include "http/response.hpp"
#include "ideas/ideas.hpp"
#include <optional>

// The calls about wheels from a sentence; docs and answers in api/openapi.yaml.
namespace wheelwright::ideas {

inline constexpr std::size_t kLargestWish = 256 * 1024; // a prompt that is too long gets its own sentence

http::Response getOffer(Ideas& ideas, std::optional<http::Caller> const& caller);

http::Response createWheel(Ideas& ideas, std::optional<http::Caller> const& caller,
                           http::Request const& request);

} // namespace wheelwright::ideas
