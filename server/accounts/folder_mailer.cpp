#include "accounts/mailer.hpp"
#include "base/chance.hpp"
#include "base/iso_time.hpp"
#include "base/log.hpp"
#include <fcntl.h>
#include <unistd.h>

namespace wheelwright::accounts {
namespace {

// Only the file's owner can read it: anyone with the mail's link can sign in.
bool writeFile(std::filesystem::path const& file, std::string_view bytes) {
    int const descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor < 0) return false;
    auto const written = ::write(descriptor, bytes.data(), bytes.size());
    ::close(descriptor);
    return written == static_cast<ssize_t>(bytes.size());
}

} // namespace

Result<void> FolderMailer::send(Mail const& mail, Instant now) {
    std::error_code problem;
    std::filesystem::create_directories(folder_, problem);
    auto const name = std::to_string(millisecondsOf(now)) + "-" + newUuid();
    auto const unfinished = folder_ / (name + ".part");
    auto const finished = folder_ / (name + ".eml");
    bool const written = writeFile(unfinished, mailBytes(mail, now));
    if (written) std::filesystem::rename(unfinished, finished, problem);
    if (!written || problem) {
        std::filesystem::remove(unfinished, problem);
        return Error{Fault::Unavailable, "mail_not_written",
                     "The mail could not be written to " + folder_.string() + "."};
    }
    // Don't log the link: logs are copied to places whose readers may not sign in as the user.
    log::info("no mail server is set up: mail written to a file",
              {{"to", std::string_view{mail.to}}, {"file", std::string_view{finished.native()}}});
    return {};
}

} // namespace wheelwright::accounts
