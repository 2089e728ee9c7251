import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';
import { discordHeaders, slackHeaders } from './signed-chats.ts';

/** One real call of the films of draws and of chats for every status that can be caused from outside. */
export function chatCalls(site: () => Server, strict: () => Server, bare: () => Server): TriedCall[] {
  const { at, get } = callsOf(site);
  const post =
    (path: string, data: string, headers: Headers, url = at): Call =>
    (request) =>
      request.post(url(path), { headers, data: Buffer.from(data) });
  const elsewhere = (path: string) => bare().url + path;
  const tooOften =
    (method: 'get' | 'post', path: string): Call =>
    async (request) => {
      await request[method](strict().url + path);
      return request[method](strict().url + path);
    };
  const [ping, text] = ['{"type":1}', 'text=Ann%2C+Bob&team_id=T1&user_id=U1&trigger_id=contract'];
  const [discord, slack] = ['/api/chat/discord', '/api/chat/slack'];
  const foreign = { Origin: 'https://elsewhere.example' };
  const film: Call = async (request) => {
    const picked = await request.post(at('/api/pick'), { data: { choices: ['Ann', 'Ben'] } });
    const { receipt } = await picked.json();
    return request.get(at(`/api/spins/${receipt.spinId}/film?as=gif`));
  };
  return [
    ['getFilm', 200, film],
    ['getFilm', 400, get('/api/spins/none/film?as=mp4')],
    ['getFilm', 404, get('/api/spins/none/film')],
    ['getFilm', 429, tooOften('get', '/api/spins/none/film')],
    ['answerDiscord', 200, (request) => post(discord, ping, discordHeaders(ping))(request)],
    ['answerDiscord', 400, (request) => post(discord, '{}', discordHeaders('{}'))(request)],
    ['answerDiscord', 401, post(discord, ping, {})],
    ['answerDiscord', 403, post(discord, ping, foreign)],
    ['answerDiscord', 404, post(discord, ping, {}, elsewhere)],
    ['answerDiscord', 413, post(discord, ' '.repeat(100_000), {})],
    ['answerDiscord', 429, tooOften('post', discord)],
    ['answerSlack', 200, (request) => post(slack, text, slackHeaders(text))(request)],
    ['answerSlack', 401, post(slack, text, {})],
    ['answerSlack', 403, post(slack, text, foreign)],
    ['answerSlack', 404, post(slack, text, {}, elsewhere)],
    ['answerSlack', 413, post(slack, ' '.repeat(100_000), {})],
    ['answerSlack', 429, tooOften('post', slack)],
  ];
}
