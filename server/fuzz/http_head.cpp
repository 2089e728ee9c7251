// Header blocks: a block that findHead finds ends with an empty line, and findHead finds the same one when
// more bytes follow. checkHead refuses a block that is only the empty line.
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
    fuzz::mustHold(block.ends_with("\r\n\r\n") || block == "\r\n");
    fuzz::mustHold(http::findHead(std::string{block} + "GET / HTTP/1.1\r\n\r\n").end == found.end);
    auto const refusal = http::checkHead(block);
    fuzz::mustHold(refusal || block.size() > 2);
    return 0;
}
