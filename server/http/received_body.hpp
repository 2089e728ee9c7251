#pragma once
#include "http/form_receiver.hpp"
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/message.hpp>
#include <memory>

namespace wheelwright::http {

// The body of a request for Beast's parser: text in memory, or passed on to a form's receiver.
struct ReceivedBody {
    struct value_type {
        std::string text;
        std::unique_ptr<FormReceiver> form;
    };

    class reader {
    public:
        template <bool isRequest, class FieldsOf>
        reader(boost::beast::http::header<isRequest, FieldsOf>&, value_type& body) : body_{body} {}

        void init(boost::optional<std::uint64_t> const& length, boost::beast::error_code& problem) {
            problem = {};
            if (length && !body_.form) body_.text.reserve(static_cast<std::size_t>(*length));
        }

        template <class Buffers> std::size_t put(Buffers const& buffers, boost::beast::error_code& problem) {
            problem = {};
            std::size_t taken = 0;
            for (auto const buffer : boost::beast::buffers_range_ref(buffers)) {
                std::string_view const piece{static_cast<char const*>(buffer.data()), buffer.size()};
                taken += piece.size();
                if (!body_.form)
                    body_.text += piece;
                else if (!body_.form->receive(piece))
                    problem = boost::beast::http::error::body_limit;
            }
            return taken;
        }

        void finish(boost::beast::error_code& problem) { problem = {}; }

    private:
        value_type& body_;
    };
};

} // namespace wheelwright::http
