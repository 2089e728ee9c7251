// Forms with files: they are read the same whether they arrive at once or byte by byte.
#include "fuzz/fuzz_target.hpp"
#include "http/multipart_reader.hpp"
#include <vector>

using namespace wheelwright;

namespace {

struct Heard final : http::MultipartReader::Listener {
    std::vector<std::string> parts;
    void begin(http::PartHead head) override { parts.push_back(head.name + "\n"); }
    bool take(std::string_view bytes) override {
        parts.back() += bytes;
        return true;
    }
};

struct Outcome {
    Heard heard;
    bool isComplete = false;
    bool isMalformed = false;
};

Outcome read(std::string_view body, std::size_t pieces) {
    Outcome outcome;
    http::MultipartReader reader{"edge", outcome.heard};
    for (std::size_t at = 0; at < body.size() && reader.take(body.substr(at, pieces)); at += pieces) {
    }
    outcome.isComplete = reader.isComplete();
    outcome.isMalformed = reader.isMalformed();
    return outcome;
}

} // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const body = fuzz::textOf(data, size);
    http::boundaryIn(body);
    auto const whole = read(body, std::max<std::size_t>(1, size));
    auto const bytes = read(body, 1);
    fuzz::mustHold(whole.isComplete == bytes.isComplete && whole.isMalformed == bytes.isMalformed);
    if (!whole.isMalformed) fuzz::mustHold(whole.heard.parts == bytes.heard.parts);
    return 0;
}
