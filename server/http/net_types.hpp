#pragma once
#include <boost/asio.hpp>
#include <chrono>

namespace wheelwright::http {

namespace asio = boost::asio;

// A concrete executor and tuple results instead of exceptions: type-erased
// executors alone cost a fifth of the requests per second.
using tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using SteadyClock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<SteadyClock, asio::wait_traits<SteadyClock>, Executor>;
using UseTask = asio::use_awaitable_t<Executor>;

template <class T> using Task = asio::awaitable<T, Executor>;

constexpr auto asTuple = asio::as_tuple(UseTask{});

} // namespace wheelwright::http
