// Wheels: every form in which the server returns an accepted wheel is valid JSON, and a loaded wheel can be
// saved again.
#include "wheels/wheel_document.hpp"
#include "fuzz/fuzz_target.hpp"
#include "http/json_body.hpp"
#include <boost/json/parse.hpp>

using namespace wheelwright;

namespace {

boost::json::object objectIn(std::string const& text) {
    boost::system::error_code problem;
    auto const value = boost::json::parse(text, problem, {}, {.max_depth = 200});
    fuzz::mustHold(!problem && value.is_object());
    return value.get_object();
}

} // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    wheels::Palettes const palettes;
    http::Fields fields;
    fields.set(boost::beast::http::field::content_type, "application/json");
    http::Request request;
    request.fields = &fields;
    request.body = fuzz::textOf(data, size);
    auto const wheel = wheels::readWheelDocument(request, palettes);
    if (!wheel) return 0;
    wheels::Stamp const stamp{"google:1", 1'700'000'000'000, wheels::ShareId{"share"}};
    objectIn(wheels::stampedForSharing(wheel->text, stamp));
    objectIn(wheels::withoutHistory(wheel->text));
    auto const loaded = wheels::stamped(wheel->text, stamp);
    auto const again = wheels::wheelDocumentOf(loaded, objectIn(loaded), palettes);
    fuzz::mustHold(again && again->id == wheel->id && again->sliceCount == wheel->sliceCount);
    return 0;
}
