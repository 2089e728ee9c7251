import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { asUser, signInAdminByApi, signInByApi } from './bearer.ts';
import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { Origin: 'https://elsewhere.example' };
const spam = JSON.stringify({ reason: 'spam', message: 'Again', email: 'ada@example.org' });
const cases = '/api/admin/reports';
const log = `${cases}/log`;

/** One real call about reported wheels for every operation and every status that can be caused from outside. */
export function reportCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const { at, get } = callsOf(site);
  const post =
    (path: string, data = '{}', headers: Headers = json): Call =>
    (request) =>
      request.post(at(path), { headers, data: Buffer.from(data) });
  const reportOf = (shareId: string) => `/api/share/${shareId}/report`;
  const tooOften =
    (method: 'GET' | 'POST', path: string): Call =>
    async (request) => {
      const ask = () =>
        request.fetch(strict().url + path, {
          method,
          ...(method === 'POST' ? { headers: json, data: spam } : {}),
        });
      await ask();
      return ask();
    };

  async function sharedBy(request: APIRequestContext, bearer: Headers): Promise<string> {
    const id = randomUUID();
    const wheel = { id, 'wheel-definition': { name: 'Lunch', slices: [{ text: 'Soup' }] } };
    await post('/api/wheel', JSON.stringify(wheel), { ...json, ...bearer })(request);
    const shared = await post(`/api/wheel/${id}/share`, '{}', { ...json, ...bearer })(request);
    return (await shared.json()).shareId;
  }
  const onShare =
    (call: (shareId: string) => Call): Call =>
    async (request) => {
      const { bearer } = await signInByApi(request, site());
      return call(await sharedBy(request, bearer))(request);
    };
  const signedIn = (call: (bearer: Headers) => Call) => asUser(site, call);
  /** An admin, and the number of an open case. */
  const asAdmin =
    (call: (bearer: Headers, number: number) => Call): Call =>
    async (request) => {
      const bearer = await signInAdminByApi(request, site());
      const shareId = await sharedBy(request, bearer);
      await post(reportOf(shareId), spam)(request);
      const queue = await (await get(cases, bearer)(request)).json();
      return call({ ...json, ...bearer }, queue.cases[0].number)(request);
    };

  const settling = ['keep', 'takeDown', 'restore'].flatMap((verb): TriedCall[] => {
    const operation = `${verb}ReportCase`;
    const path = (number: number) => `${cases}/${number}/${verb}`;
    const given = (data: string) => asAdmin((bearer, number) => post(path(number), data, bearer));
    return [
      [operation, 200, given('{"note":"Fine","version":1}')],
      [
        operation,
        200,
        asAdmin((bearer, number) => (request) => request.post(at(path(number)), { headers: bearer })),
      ],
      [operation, 400, given('{')],
      [operation, 401, post(path(1))],
      [operation, 403, post(path(1), '{}', { ...json, ...foreign })],
      [operation, 404, asAdmin((bearer) => post(path(999_999), '{}', bearer))],
      [operation, 404, signedIn((bearer) => post(path(1), '{}', { ...json, ...bearer }))],
      [
        operation,
        409,
        asAdmin((bearer, number) => async (request) => {
          await post(`${cases}/${number}/${verb === 'keep' ? 'takeDown' : 'keep'}`, '{}', bearer)(request);
          return post(path(number), '{"version":1}', bearer)(request);
        }),
      ],
      [operation, 413, given(' '.repeat(100_000))],
      [
        operation,
        415,
        asAdmin((bearer, number) => post(path(number), '{}', { ...bearer, 'Content-Type': 'text/plain' })),
      ],
      [operation, 422, given('{"note":7}')],
      [operation, 429, tooOften('POST', path(1))],
    ];
  });

  return [
    ['reportShare', 201, onShare((shareId) => post(reportOf(shareId), spam))],
    ['reportShare', 400, post(reportOf('none'), '{')],
    ['reportShare', 403, post(reportOf('none'), spam, { ...json, ...foreign })],
    ['reportShare', 404, post(reportOf('none'), spam)],
    ['reportShare', 413, post(reportOf('none'), ' '.repeat(100_000))],
    ['reportShare', 415, post(reportOf('none'), spam, { 'Content-Type': 'text/plain' })],
    ['reportShare', 422, post(reportOf('none'), '{"reason":"boring"}')],
    ['reportShare', 429, tooOften('POST', reportOf('none'))],
    ['listReportCases', 200, asAdmin((bearer) => get(`${cases}?state=open`, bearer))],
    ['listReportCases', 400, asAdmin((bearer) => get(`${cases}?state=lost`, bearer))],
    ['listReportCases', 401, get(cases)],
    ['listReportCases', 404, signedIn((bearer) => get(cases, bearer))],
    ['listReportCases', 429, tooOften('GET', cases)],
    ['listReportLog', 200, asAdmin((bearer) => get(log, bearer))],
    ['listReportLog', 400, asAdmin((bearer) => get(`${log}?page=x`, bearer))],
    ['listReportLog', 401, get(log)],
    ['listReportLog', 404, signedIn((bearer) => get(log, bearer))],
    ['listReportLog', 429, tooOften('GET', log)],
    ...settling,
  ];
}
