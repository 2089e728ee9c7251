import { asUser, signInAdminByApi } from './bearer.ts';
import { behind, type Call, type Headers, partOf, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { Origin: 'https://elsewhere.example' };
const feedback = { email: 'ada@example.org', type: 'praise', rating: 5, text: 'A fine wheel.' };

/** One real call of reviews for every operation and every status that can be caused from outside. */
export function reviewCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const get =
    (path: string, headers: Headers = {}): Call =>
    (request) =>
      request.get(site().url + path, { headers });
  const post =
    (path: string, data = '{}', headers: Headers = json): Call =>
    (request) =>
      request.post(site().url + path, { headers, data: Buffer.from(data) });
  const submit = (data: string, headers?: Headers) => post('/api/feedback/submit', data, headers);
  const again =
    (path: string): Call =>
    async (request) => {
      const etag = (await get(path)(request)).headers().etag ?? '';
      return get(path, { 'If-None-Match': etag })(request);
    };
  const tooOften =
    (method: 'GET' | 'POST', path: string): Call =>
    async (request) => {
      const ask = () =>
        request.fetch(strict().url + path, {
          method,
          ...(method === 'POST' ? { headers: json, data: JSON.stringify(feedback) } : {}),
        });
      await ask();
      return ask();
    };
  const signedIn = (call: (bearer: Headers) => Call) => asUser(site, call);
  /** An admin, and the number of a review that waits. */
  const asAdmin =
    (call: (bearer: Headers, number: number) => Call): Call =>
    async (request) => {
      const bearer = await signInAdminByApi(request, site());
      await submit(JSON.stringify(feedback))(request);
      const queue = await (await get('/api/admin/reviews', bearer)(request)).json();
      return call(bearer, queue.reviews[0].number)(request);
    };

  const queue = '/api/admin/reviews';
  const log = '/api/admin/reviews/log';
  const settling = ['approve', 'reject', 'reopen'].flatMap((verdict): TriedCall[] => {
    const path = (number: number) => `/api/admin/reviews/${number}/${verdict}`;
    return [
      [`${verdict}Review`, 200, asAdmin((bearer, number) => post(path(number), '{}', bearer))],
      [`${verdict}Review`, 400, asAdmin((bearer, number) => post(`${path(number)}?from=x`, '{}', bearer))],
      [
        `${verdict}Review`,
        409,
        asAdmin((bearer, number) => async (request) => {
          await post(
            `${queue}/${number}/${verdict === 'reject' ? 'approve' : 'reject'}`,
            '{}',
            bearer,
          )(request);
          return post(
            `${path(number)}?from=${verdict === 'reopen' ? 'approved' : 'waiting'}`,
            '{}',
            bearer,
          )(request);
        }),
      ],
      [`${verdict}Review`, 401, post(path(1))],
      [`${verdict}Review`, 403, post(path(1), '{}', foreign)],
      [`${verdict}Review`, 404, asAdmin((bearer) => post(path(999_999), '{}', bearer))],
      [`${verdict}Review`, 404, signedIn((bearer) => post(path(1), '{}', bearer))],
      [`${verdict}Review`, 429, tooOften('POST', path(1))],
    ];
  });
  const reply = (number: number) => `/api/admin/reviews/${number}/reply`;
  return [
    ['getClientConfig', 429, tooOften('GET', '/api/config/client')],
    ['submitFeedback', 200, submit(JSON.stringify(feedback))],
    ['submitFeedback', 400, submit('{')],
    ['submitFeedback', 403, submit('{}', { ...json, ...foreign })],
    ['submitFeedback', 413, submit(' '.repeat(300_000))],
    ['submitFeedback', 415, submit('{}', { 'Content-Type': 'text/plain' })],
    ['submitFeedback', 422, submit(JSON.stringify({ ...feedback, rating: 6 }))],
    ['submitFeedback', 429, tooOften('POST', '/api/feedback/submit')],
    ['getReviewSummary', 200, get('/api/reviews/summary')],
    ['getReviewSummary', 200, get('/api/reviews/summary', partOf)],
    ['getReviewSummary', 304, again('/api/reviews/summary')],
    ['getReviewSummary', 429, tooOften('GET', '/api/reviews/summary')],
    ['listReviews', 200, get('/api/reviews/list?starRating=5&page=1')],
    ['listReviews', 200, get('/api/reviews/list', behind)],
    ['listReviews', 304, again('/api/reviews/list')],
    ['listReviews', 400, get('/api/reviews/list?page=0')],
    ['listReviews', 429, tooOften('GET', '/api/reviews/list')],
    ['listReviewQueue', 200, asAdmin((bearer) => get(`${queue}?state=waiting&q=fine`, bearer))],
    ['listReviewQueue', 400, asAdmin((bearer) => get(`${queue}?state=lost`, bearer))],
    ['listReviewQueue', 401, get(queue)],
    ['listReviewQueue', 404, signedIn((bearer) => get(queue, bearer))],
    ['listReviewQueue', 429, tooOften('GET', queue)],
    ['listModerationLog', 200, asAdmin((bearer) => get(log, bearer))],
    ['listModerationLog', 400, asAdmin((bearer) => get(`${log}?page=x`, bearer))],
    ['listModerationLog', 401, get(log)],
    ['listModerationLog', 404, signedIn((bearer) => get(log, bearer))],
    ['listModerationLog', 429, tooOften('GET', log)],
    ...settling,
    [
      'replyToReview',
      200,
      asAdmin((bearer, number) => post(reply(number), '{"text":"Thank you."}', { ...json, ...bearer })),
    ],
    ['replyToReview', 400, asAdmin((bearer, number) => post(reply(number), '{', { ...json, ...bearer }))],
    ['replyToReview', 401, post(reply(1))],
    ['replyToReview', 403, post(reply(1), '{}', { ...json, ...foreign })],
    ['replyToReview', 404, signedIn((bearer) => post(reply(1), '{"text":""}', { ...json, ...bearer }))],
    [
      'replyToReview',
      409,
      asAdmin((bearer, number) =>
        post(reply(number), '{"text":"Welcome.","instead":"Sorry."}', { ...json, ...bearer }),
      ),
    ],
    [
      'replyToReview',
      413,
      asAdmin((bearer, number) => post(reply(number), ' '.repeat(100_000), { ...json, ...bearer })),
    ],
    [
      'replyToReview',
      415,
      asAdmin((bearer, number) => post(reply(number), '{}', { 'Content-Type': 'text/plain', ...bearer })),
    ],
    ['replyToReview', 422, asAdmin((bearer, number) => post(reply(number), '{}', { ...json, ...bearer }))],
    ['replyToReview', 429, tooOften('POST', reply(1))],
  ];
}
