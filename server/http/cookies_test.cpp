#include "http/cookies.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

TEST(Cookies, AreFoundByTheirWholeName) {
    Fields fields;
    fields.set(boost::beast::http::field::cookie, "xa=1; a=2;b=3 ; c=; a=4");
    Request request;
    request.fields = &fields;
    EXPECT_EQ(cookieNamed(request, "a"), "2");
    EXPECT_EQ(cookieNamed(request, "b"), "3");
    EXPECT_EQ(cookieNamed(request, "c"), "");
    EXPECT_EQ(cookieNamed(request, "d"), "");
    Fields const none;
    request.fields = &none;
    EXPECT_EQ(cookieNamed(request, "a"), "");
}

TEST(Cookies, AreKeptFromScriptsAndForeignForms) {
    Response response;
    setCookie(response, "a", "b", std::chrono::seconds{600}, true);
    EXPECT_EQ(response.headers, "Set-Cookie: a=b; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure\r\n");
}

} // namespace
} // namespace wheelwright::http
