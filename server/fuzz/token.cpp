// Signed tokens: no input passes as signed by our key.
#include "accounts/sessions/token.hpp"
#include "fuzz/fuzz_target.hpp"

using namespace wheelwright;

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static auto const key = accounts::Key::generate();
    auto const token = accounts::readToken(fuzz::textOf(data, size));
    if (!token) return 0;
    accounts::isFor(*token, "wheelwright");
    fuzz::mustHold(!accounts::signedBy(*token, key));
    return 0;
}
