#include "wheels/share_calls.hpp"

namespace wheelwright::wheels {
namespace {

http::Response noSuchShare() {
    return http::errorResponse(
        Error{Fault::NotFound, "share_not_found", "This link does not lead to a wheel any more."});
}

} // namespace

std::optional<http::Response> sharedWheelInMemory(Shares const& shares, http::Request const& request) {
    auto const entry = shares.inMemory(request.captures.at(0));
    if (!entry) return std::nullopt;
    return http::answerWith(entry->answer, request);
}

http::Response getSharedWheel(Shares& shares, http::Request const& request) {
    auto const entry = shares.load(request.captures.at(0));
    return entry ? http::answerWith(entry->answer, request) : noSuchShare();
}

std::optional<http::Response> sharePreviewInMemory(Shares const& shares, http::Request const& request) {
    auto const entry = shares.inMemory(request.captures.at(0));
    if (!entry || !entry->preview) return std::nullopt;
    return http::answerWith(entry->preview, request);
}

http::Response getSharePreview(Shares& shares, PictureMaker& pictures, http::Request const& request) {
    auto const preview = shares.preview(request.captures.at(0), pictures);
    return preview ? http::answerWith(preview, request) : noSuchShare();
}

} // namespace wheelwright::wheels
