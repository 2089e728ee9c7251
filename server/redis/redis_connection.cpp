#include "redis/redis_connection.hpp"
#include "base/loop_thread.hpp"
#include <hiredis/hiredis.h>

namespace wheelwright::redis {
namespace {

struct FreeReply {
    void operator()(void* reply) const noexcept { freeReplyObject(reply); }
};
using RawReply = std::unique_ptr<redisReply, FreeReply>;

timeval patience() {
    auto const whole = std::chrono::duration_cast<std::chrono::seconds>(kRedisPatience);
    auto const rest = std::chrono::duration_cast<std::chrono::microseconds>(kRedisPatience - whole);
    return {whole.count(), rest.count()};
}

RedisReply replyOf(redisReply const& raw) {
    RedisReply reply;
    switch (raw.type) {
        case REDIS_REPLY_INTEGER: return {RedisReply::Kind::Number, raw.integer, {}, {}};
        case REDIS_REPLY_STRING:
        case REDIS_REPLY_STATUS:
        case REDIS_REPLY_ERROR: return {RedisReply::Kind::Text, 0, std::string{raw.str, raw.len}, {}};
        case REDIS_REPLY_ARRAY:
            reply.kind = RedisReply::Kind::List;
            for (std::size_t i = 0; i < raw.elements; ++i)
                reply.list.push_back(replyOf(*raw.element[i]));
            return reply;
        default: return reply;
    }
}

Result<RedisReply> answerIn(redisReply const& raw) {
    if (raw.type == REDIS_REPLY_ERROR) return Error{Fault::Unavailable, kRefused, {raw.str, raw.len}};
    return replyOf(raw);
}

} // namespace

void RedisConnection::Free::operator()(redisContext* context) const noexcept {
    redisFree(context);
}

Result<RedisConnection> RedisConnection::open(RedisAddress const& address) {
    RedisConnection connection{redisConnectWithTimeout(address.host.c_str(), address.port, patience())};
    if (!connection.context_) return Error{Fault::Unavailable, kAway, "out of memory"};
    if (connection.context_->err != 0) return connection.away();
    redisSetTimeout(connection.context_.get(), patience());
    redisEnableKeepAlive(connection.context_.get());
    std::vector<RedisCommand> first;
    if (!address.password.empty())
        first.push_back(address.user.empty() ? RedisCommand{"AUTH", address.password}
                                             : RedisCommand{"AUTH", address.user, address.password});
    if (address.database != 0) first.push_back({"SELECT", std::to_string(address.database)});
    first.push_back({"PING"}); // a missing password fails here, not at the first command
    if (auto const answers = connection.runAll(first); !answers) return answers.error();
    return connection;
}

Error RedisConnection::away() const {
    return {Fault::Unavailable, kAway, context_->errstr};
}

Result<void> RedisConnection::append(RedisCommand const& command) {
    std::vector<char const*> words;
    std::vector<std::size_t> sizes;
    for (auto const& word : command) {
        words.push_back(word.data());
        sizes.push_back(word.size());
    }
    auto const count = static_cast<int>(words.size());
    if (redisAppendCommandArgv(context_.get(), count, words.data(), sizes.data()) != REDIS_OK) return away();
    return {};
}

Result<RedisReply> RedisConnection::next() {
    refuseOnLoop("Redis");
    void* raw = nullptr;
    if (redisGetReply(context_.get(), &raw) != REDIS_OK) return away();
    return answerIn(*RawReply{static_cast<redisReply*>(raw)});
}

Result<RedisReply> RedisConnection::run(RedisCommand const& command) {
    if (auto const appended = append(command); !appended) return appended.error();
    return next();
}

// Reads every answer, also after a refusal: a leftover would be taken for the next command's answer.
Result<std::vector<RedisReply>> RedisConnection::runAll(std::span<RedisCommand const> commands) {
    for (auto const& command : commands)
        if (auto const appended = append(command); !appended) return appended.error();
    std::vector<RedisReply> answers;
    std::optional<Error> refusal;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        auto answer = next();
        if (answer)
            answers.push_back(std::move(*answer));
        else if (answer.error().code == kAway)
            return answer.error();
        else if (!refusal)
            refusal = answer.error();
    }
    if (refusal) return *refusal;
    return answers;
}

int RedisConnection::descriptor() const {
    return context_->fd;
}

Result<void> RedisConnection::send(RedisCommand const& command) {
    if (auto const appended = append(command); !appended) return appended.error();
    for (int done = 0; done == 0;)
        if (redisBufferWrite(context_.get(), &done) != REDIS_OK) return away();
    return {};
}

Result<void> RedisConnection::receive() {
    if (redisBufferRead(context_.get()) != REDIS_OK) return away();
    return {};
}

Result<std::optional<RedisReply>> RedisConnection::takeArrived() {
    void* raw = nullptr;
    if (redisGetReplyFromReader(context_.get(), &raw) != REDIS_OK) return away();
    if (raw == nullptr) return std::optional<RedisReply>{};
    auto answer = answerIn(*RawReply{static_cast<redisReply*>(raw)});
    if (!answer) return answer.error();
    return std::optional{std::move(*answer)};
}

} // namespace wheelwright::redis
