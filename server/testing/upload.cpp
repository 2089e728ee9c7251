#include "testing/upload.hpp"
#include <stdexcept>

namespace wheelwright::testing {

std::string uploadForm(std::string const& file, std::string const& name, std::string const& token) {
    auto const line = "--" + std::string{kFormBoundary};
    return line + "\r\nContent-Disposition: form-data; name=\"cf-turnstile-response\"\r\n\r\n" + token +
           "\r\n" + line + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name +
           "\"\r\nContent-Type: application/octet-stream\r\n\r\n" + file + "\r\n" + line + "--\r\n";
}

Reply upload(ServerProcess const& server, SignedIn const& user, std::string const& kind,
             std::string const& file, std::string const& name, std::string const& token) {
    return ask(server.port(), "POST", "/api/media/" + kind,
               user.bearer() + "Content-Type: " + kFormType + "\r\n", uploadForm(file, name, token));
}

boost::json::object uploaded(Reply const& reply, std::string const& kind) {
    if (reply.status != 201) throw std::runtime_error("the upload failed: " + reply.body);
    return jsonOf(reply).at(kind).as_object();
}

std::string textIn(boost::json::object const& object, char const* name) {
    return std::string{object.at(name).as_string()};
}

std::uintmax_t bytesBelow(std::filesystem::path const& folder) {
    std::uintmax_t bytes = 0;
    for (auto const& entry : std::filesystem::recursive_directory_iterator{folder})
        if (entry.is_regular_file()) bytes += entry.file_size();
    return bytes;
}

} // namespace wheelwright::testing
