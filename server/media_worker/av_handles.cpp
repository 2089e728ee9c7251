#include "media_worker/av_handles.hpp"
#include <algorithm>
#include <cstring>
#include <new>

namespace wheelwright::media_worker {
namespace {

constexpr int kBuffer = 32 * 1024;
constexpr std::size_t kLargestWritten = 512 * 1024 * 1024;

} // namespace

AvHandle<AVIOContext> MemoryFile::io() {
    auto* const buffer = static_cast<unsigned char*>(av_malloc(kBuffer));
    if (buffer == nullptr) throw std::bad_alloc{};
    auto* const io = avio_alloc_context(buffer, kBuffer, isWritten_ ? 1 : 0, this, read, write, seek);
    if (io == nullptr) throw std::bad_alloc{};
    return AvHandle<AVIOContext>{io};
}

int MemoryFile::read(void* self, std::uint8_t* to, int most) {
    auto& file = *static_cast<MemoryFile*>(self);
    auto const count = std::min<std::size_t>(static_cast<std::size_t>(most), file.size() - file.at_);
    if (count == 0) return AVERROR_EOF;
    std::memcpy(to, file.given_.data() + file.at_, count);
    file.at_ += count;
    return static_cast<int>(count);
}

int MemoryFile::write(void* self, std::uint8_t* from, int count) {
    auto& file = *static_cast<MemoryFile*>(self);
    auto const end = file.at_ + static_cast<std::size_t>(count);
    if (end > kLargestWritten) return AVERROR(ENOSPC);
    if (end > file.written_.size()) file.written_.resize(end);
    std::memcpy(file.written_.data() + file.at_, from, static_cast<std::size_t>(count));
    file.at_ = end;
    return count;
}

std::int64_t MemoryFile::seek(void* self, std::int64_t offset, int whence) {
    auto& file = *static_cast<MemoryFile*>(self);
    auto const size = static_cast<std::int64_t>(file.size());
    if ((whence & AVSEEK_SIZE) != 0) return size;
    auto const from = whence == SEEK_CUR   ? static_cast<std::int64_t>(file.at_)
                      : whence == SEEK_END ? size
                                           : 0;
    auto const to = from + offset;
    if (to < 0 || to > size) return AVERROR(EINVAL);
    file.at_ = static_cast<std::size_t>(to);
    return to;
}

} // namespace wheelwright::media_worker
