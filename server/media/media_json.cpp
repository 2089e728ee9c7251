#include "media/media_json.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::media {

boost::json::object describe(Upload const& upload, SignedAddresses const& addresses) {
    boost::json::object object{{"id", upload.id},
                               {"kind", nameOf(upload.kind)},
                               {"name", upload.name},
                               {"filename", upload.fileName},
                               {"url", addresses.of(upload.id, MediaPart::File).url},
                               {"size", upload.size},
                               {"contentType", upload.contentType},
                               {"status", upload.isMissing ? "missing" : "ready"},
                               {"createdAt", millisecondsOf(upload.createdAt)}};
    if (upload.thumbnailSize > 0) object["thumbnailUrl"] = addresses.of(upload.id, MediaPart::Thumbnail).url;
    if (upload.width) object["width"] = *upload.width;
    if (upload.height) object["height"] = *upload.height;
    if (upload.duration) object["duration"] = *upload.duration;
    if (upload.loudness) object["loudness"] = *upload.loudness;
    if (upload.expiresAt) object["expiresAt"] = isoTime(*upload.expiresAt);
    return object;
}

} // namespace wheelwright::media
