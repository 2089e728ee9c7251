// Live messages: frames are read the same whether they arrive at once or byte by byte, and every message that
// parses has a type name.
#include "entries/names.hpp"
#include "fuzz/fuzz_target.hpp"
#include "http/frame_reader.hpp"
#include "live/page_message.hpp"
#include <vector>

using namespace wheelwright;

namespace {

using Kind = http::FrameReader::Event::Kind;

std::vector<std::pair<Kind, std::string>> read(std::string_view bytes, std::size_t pieces) {
    http::FrameReader reader{4096};
    std::vector<std::pair<Kind, std::string>> events;
    for (std::size_t at = 0; at < bytes.size(); at += pieces) {
        reader.append(bytes.substr(at, pieces));
        for (auto event = reader.next(); event.kind != Kind::NeedMore; event = reader.next()) {
            events.emplace_back(event.kind, event.payload);
            if (event.kind == Kind::Broken || event.kind == Kind::Close) return events;
        }
    }
    return events;
}

} // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const bytes = fuzz::textOf(data, size);
    auto const events = read(bytes, std::max<std::size_t>(1, size));
    fuzz::mustHold(events == read(bytes, 1));
    for (auto const& [kind, payload] : events)
        if (kind == Kind::Text) live::readPageMessage(payload);
    if (auto const message = live::readPageMessage(bytes)) fuzz::mustHold(!live::typeOf(*message).empty());
    entries::tidyName(bytes);
    return 0;
}
