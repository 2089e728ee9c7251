// Header blocks: one that was found ends with its empty line, and stays found when more arrives behind it.
#include "fuzz/fuzz_target.hpp"
#include "http/head_check.hpp"
#include <string>

using namespace wheelwright;

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const received = fuzz::textOf(data, size);
    auto const found = http::findHead(received);
    if (!found.end) return 0;
    fuzz::mustHold(*found.end <= received.size() && *found.end <= http::kHeadLimit);
    auto const block = received.substr(0, *found.end);
    fuzz::mustHold(block.ends_with("\r\n\r\n"));
    fuzz::mustHold(http::findHead(std::string{block} + "GET / HTTP/1.1\r\n\r\n").end == found.end);
    http::checkHead(block);
    return 0;
}
