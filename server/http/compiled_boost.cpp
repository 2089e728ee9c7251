// The implementations of Asio and Beast, compiled here once instead of in every file that uses them.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
