import { signInByApi } from './bearer.ts';
import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Peer } from './peer.ts';
import { runCommand, type Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const nonsense = { Authorization: 'Bearer nonsense' };
const path = '/api/ai/wheel';
const wish = { prompt: 'animals', lang: 'en', count: 4 };

/** One real call of ideas for every operation and every status that can be caused from outside. */
export function ideaCalls(
  site: () => Server,
  strict: () => Server,
  planning: () => Server,
  model: () => Peer,
): TriedCall[] {
  const { at, get } = callsOf(site);
  const ask =
    (data: unknown, headers: Headers = {}, url = () => at(path)): Call =>
    (request) =>
      request.post(url(), {
        headers: { ...json, ...headers },
        data: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
      });
  const read = (data: unknown, headers: Headers = {}) => ask(data, headers, () => at('/api/ai/reading'));
  const askModel = (bearer: Headers) => ask(wish, bearer, () => planning().url + path);

  return [
    ['getIdeaOffer', 200, get('/api/ai')],
    [
      'getIdeaOffer',
      200,
      async (request) => get('/api/ai', (await signInByApi(request, site())).bearer)(request),
    ],
    ['getIdeaOffer', 401, get('/api/ai', nonsense)],
    [
      'getIdeaOffer',
      429,
      async (request) => {
        await request.get(`${strict().url}/api/ai`);
        return request.get(`${strict().url}/api/ai`);
      },
    ],
    ['readSentence', 200, read(wish)],
    ['readSentence', 200, read({ ...wish, prompt: '1 to 20' })],
    ['readSentence', 400, read('{')],
    ['readSentence', 401, read(wish, nonsense)],
    ['readSentence', 403, read(wish, { Origin: 'https://elsewhere.example' })],
    ['readSentence', 413, read({ ...wish, prompt: 'x'.repeat(300_000) })],
    ['readSentence', 415, read(wish, { 'Content-Type': 'text/plain' })],
    ['readSentence', 422, read({ ...wish, prompt: 'x'.repeat(10_000) })],
    [
      'readSentence',
      429,
      async (request) => {
        const tooOften = ask(wish, {}, () => `${strict().url}/api/ai/reading`);
        await tooOften(request);
        return tooOften(request);
      },
    ],
    ['createIdeaWheel', 200, ask(wish)],
    [
      'createIdeaWheel',
      200,
      async (request) => askModel((await signInByApi(request, planning())).bearer)(request),
    ],
    ['createIdeaWheel', 400, ask('{')],
    ['createIdeaWheel', 401, ask(wish, nonsense)],
    [
      'createIdeaWheel',
      402,
      async (request) => {
        const { email, bearer } = await signInByApi(request, planning());
        await runCommand(planning(), 'user', 'credits', email, '0');
        return askModel(bearer)(request);
      },
    ],
    ['createIdeaWheel', 403, ask(wish, { Origin: 'https://elsewhere.example' })],
    ['createIdeaWheel', 404, ask({ ...wish, prompt: 'xqzwvk' })],
    [
      'createIdeaWheel',
      409,
      async (request) => {
        const { bearer } = await signInByApi(request, planning());
        await model().set({ how: ['holds'] });
        const both = [askModel(bearer)(request), askModel(bearer)(request)];
        const refused = await Promise.race(both); // the other one waits for the model
        await model().set({ how: ['good'] });
        await Promise.all(both);
        return refused;
      },
    ],
    ['createIdeaWheel', 413, ask({ ...wish, prompt: 'x'.repeat(300_000) })],
    ['createIdeaWheel', 415, ask(wish, { 'Content-Type': 'text/plain' })],
    ['createIdeaWheel', 422, ask({ ...wish, count: 1 })],
    ['createIdeaWheel', 422, ask({ ...wish, prompt: 'x'.repeat(10_000) })],
    [
      'createIdeaWheel',
      429,
      async (request) => {
        const tooOften = ask(wish, {}, () => strict().url + path);
        await tooOften(request);
        return tooOften(request);
      },
    ],
  ];
}
