#include "wheels/calls.hpp"

namespace wheelwright::wheels {

std::optional<http::Response> sharedWheelInMemory(Shares const& shares, http::Request const& request) {
    auto const entry = shares.inMemory(request.captures.at(0));
    if (!entry) return std::nullopt;
    return http::answerWith(entry->answer, request);
}

http::Response getSharedWheel(Shares& shares, http::Request const& request) {
    auto const entry = shares.load(ShareId{request.captures.at(0)});
    return entry ? http::answerWith((*entry)->answer, request) : http::errorResponse(entry.error());
}

std::optional<http::Response> sharePreviewInMemory(Shares const& shares, http::Request const& request) {
    auto const entry = shares.inMemory(request.captures.at(0));
    if (!entry || !entry->preview) return std::nullopt;
    return http::answerWith(entry->preview, request);
}

http::Response getSharePreview(Shares& shares, PictureMaker& pictures, http::Request const& request) {
    auto const preview = shares.preview(ShareId{request.captures.at(0)}, pictures);
    return preview ? http::answerWith(*preview, request) : http::errorResponse(preview.error());
}

} // namespace wheelwright::wheels
