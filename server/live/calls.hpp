#pragma once
#include "accounts/profile/user.hpp"
#include "http/form_fields.hpp"
#include "http/metrics.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "live/draw_log.hpp"
#include "live/draws.hpp"
#include "live/rooms.hpp"
#include "wheels/films.hpp"
#include "wheels/palettes.hpp"

// Official draws over HTTP.
namespace wheelwright::live {

// {wheelId?}: the wheel whose chain the draw joins, or empty text.
Result<std::string> readChainWheel(boost::json::object const& given);

// {wheel or wheelId, entropy, drawKey, winners?, reserves?, hidesTexts?}
Result<DrawRequest> readDraw(boost::json::object const& given);

// ?chain=&before=
struct ChainQuestion {
    std::string chain;
    std::int64_t before = 0; // only draws with lower numbers
};
Result<ChainQuestion> readChainQuestion(http::FormFields const& query);

http::Response beginDraw(Draws& draws, Result<wheels::Asker> const& asker, http::Request const& request);
// `asker` counts where the request names a saved wheel instead of sending one.
http::Response makeDraw(Draws& draws, Result<wheels::Asker> const& asker, http::Request const& request);
http::Response listDraws(Draws& draws, http::Request const& request);
http::Response getReceipt(Draws& draws, http::Request const& request);
http::Response getClaims(Draws& draws, http::Request const& request);
http::Response receiptKeys(Draws& draws);

// The error of a draw; one that a guest's network can't pay for says to come back in an hour.
http::Response refusedDraw(Error const& error);

// Draws by one call of a program.
struct InstantNeeds {
    storage::Database& database;
    Draws& draws;
    Rooms& rooms;
    wheels::Wheels& wheels;
    wheels::Films& films;
    Clock const& clock;
    http::Counter& logged;
    std::string_view publicAddress;
};

// ?as=webp|gif: the draw as a film instead of JSON.
Result<std::optional<pictures::FilmKind>> readFilmKind(http::FormFields const& query);

http::Response spinWheel(InstantNeeds const& needs, accounts::User const& user, http::Request const& request);
// The draw of the same spin as a film.
http::Response animateWheel(InstantNeeds const& needs, accounts::User const& user,
                            http::Request const& request);
// The film of a draw that was made, by what its receipt says.
http::Response getFilm(InstantNeeds const& needs, http::Request const& request);
http::Response pick(InstantNeeds const& needs, std::optional<UserId> const& userId,
                    http::Request const& request);

// The public log of draws.

// ?sealed=&closed=&opened=&from=
Result<DrawLog::Question> readLogQuestion(http::FormFields const& query);

// tile/{level}/{index}, the index in one to three segments, and .p/{width} after it for a partial tile
struct TileName {
    int level;
    std::int64_t index;
    std::int64_t width;
};
Result<TileName> readTileName(std::vector<std::string> segments);

http::Response getCheckpoint(DrawLog& log);
http::Response getLogProof(DrawLog& log, http::Request const& request);
http::Response getTile(DrawLog& log, http::Request const& request);

// Live rooms over HTTP. api/openapi.yaml describes the calls, api/live.md the messages on the socket.

// {wheel, lang?, hidesTexts?}; `text` is the body as it was sent. The owner and the source aren't in it.
Result<RoomOpening> readRoomOpening(boost::json::object const& given, std::string_view text,
                                    wheels::Palettes const& palettes);

// {hostKey, wheel}
struct RoomEdit {
    std::string hostKey;
    std::string wheel; // JSON
};
Result<RoomEdit> readRoomEdit(boost::json::object const& given, std::string_view text,
                              wheels::Palettes const& palettes);

// {hostKey?, viewerKey?, name?, picture?}. Nothing is refused: a member that isn't text counts as missing.
Result<TicketRequest> readTicketRequest(boost::json::object const& given);

// ?ticket=&since=
struct SocketInput {
    std::string ticket;
    std::optional<std::int64_t> since = {}; // the last message that the page has received
};
SocketInput readSocketInput(http::FormFields const& query);

http::Response openRoom(Rooms& rooms, wheels::Palettes const& palettes, std::optional<UserId> const& userId,
                        http::Request const& request);
http::Response getRoom(Rooms& rooms, http::Request const& request);
http::Response getTicket(Rooms& rooms, http::Request const& request);
http::Response editRoomWheel(Rooms& rooms, wheels::Palettes const& palettes, http::Request const& request);
http::Response openDoor(Rooms& rooms, http::Request const& request);
http::Response joinList(Rooms& rooms, std::optional<UserId> const& userId, http::Request const& request);
http::Response leaveList(Rooms& rooms, http::Request const& request);
http::Response approveEntry(Rooms& rooms, http::Request const& request);
http::Response bringPeople(Rooms& rooms, std::optional<UserId> const& userId, http::Request const& request);
http::Response pourPeople(Rooms& rooms, http::Request const& request);
http::Response mergeEntry(Rooms& rooms, http::Request const& request);
http::Response claimPlace(Rooms& rooms, http::Request const& request);
http::Response replaceWinner(Rooms& rooms, http::Request const& request);
http::Response proveEntry(Rooms& rooms, http::Request const& request);
http::Response listEntries(Rooms& rooms, http::Request const& request);
Result<std::shared_ptr<http::SocketHandler>> openSocket(Rooms& rooms, http::Request const& request);

} // namespace wheelwright::live
