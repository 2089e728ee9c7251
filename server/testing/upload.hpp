#pragma once
#include "testing/mail_sign_in.hpp"
#include <string>

namespace wheelwright::testing {

inline constexpr char kFormBoundary[] = "----test-boundary";
inline constexpr char kFormType[] = "multipart/form-data; boundary=----test-boundary";

// The multipart form of an upload, as a page sends it.
std::string uploadForm(std::string const& file, std::string const& name, std::string const& token = "dummy");

// `kind` is image or sound.
Reply upload(ServerProcess const& server, SignedIn const& user, std::string const& kind,
             std::string const& file, std::string const& name, std::string const& token = "dummy");

// The uploaded item from the answer. Throws if the upload failed.
boost::json::object uploaded(Reply const& reply, std::string const& kind);

std::string textIn(boost::json::object const& object, char const* name);

// The size of all files below a folder.
std::uintmax_t bytesBelow(std::filesystem::path const& folder);

} // namespace wheelwright::testing
