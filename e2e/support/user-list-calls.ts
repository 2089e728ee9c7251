import type { APIRequestContext } from '@playwright/test';
import { asUser, signInAdminByApi, signInByApi } from './bearer.ts';
import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { Origin: 'https://elsewhere.example' };
const users = '/api/admin/users';
const invitations = '/api/admin/invitations';

/** One real call of the admins' list of users for every operation and every status that can be caused from outside. */
export function userListCalls(site: () => Server): TriedCall[] {
  const { at, get } = callsOf(site);
  const postTo =
    (path: string, data: string, headers: Headers = json): Call =>
    (request) =>
      request.post(at(path), { headers, data: Buffer.from(data) });
  const post = (id: string, data: string, headers: Headers = json) => postTo(`${users}/${id}`, data, headers);
  const removeAt =
    (path: string, headers: Headers = {}): Call =>
    (request) =>
      request.delete(at(path), { headers });
  const remove = (id: string, headers: Headers = {}) => removeAt(`${users}/${id}`, headers);
  const idOf = async (request: APIRequestContext, bearer: Headers): Promise<string> =>
    (await (await get('/api/user/profile', bearer)(request)).json()).user.id;
  /** An admin, and the id of somebody else. */
  const asAdmin =
    (call: (bearer: Headers, id: string) => Call): Call =>
    async (request) => {
      const bearer = await signInAdminByApi(request, site());
      const id = await idOf(request, (await signInByApi(request, site())).bearer);
      return call({ ...json, ...bearer }, id)(request);
    };
  const onOwn = (call: (bearer: Headers, id: string) => Call): Call =>
    asAdmin((bearer) => async (request) => call(bearer, await idOf(request, bearer))(request));
  const signedIn = (call: (bearer: Headers) => Call) => asUser(site, call);
  const changing = (data: string) => asAdmin((bearer, id) => post(id, data, bearer));
  const inviting = (data: string) => asAdmin((bearer) => postTo(invitations, data, bearer));
  const revoke = (id: string, bearer: Headers) => removeAt(`${invitations}/${id}`, bearer);
  const newestInvitation = async (request: APIRequestContext, bearer: Headers): Promise<string> =>
    (await (await get(invitations, bearer)(request)).json()).invitations[0].id;
  const toAdmin = '{"role":"admin"}';

  return [
    ['listUsers', 200, asAdmin((bearer) => get(`${users}?q=example`, bearer))],
    ['listUsers', 400, asAdmin((bearer) => get(`${users}?page=x`, bearer))],
    ['listUsers', 401, get(users)],
    ['listUsers', 404, signedIn((bearer) => get(users, bearer))],
    ['changeUser', 200, changing('{"tier":"pro"}')],
    ['changeUser', 200, changing('{"disabled":true}')],
    ['changeUser', 400, changing('{')],
    ['changeUser', 401, post('none', toAdmin)],
    ['changeUser', 403, post('none', toAdmin, { ...json, ...foreign })],
    ['changeUser', 404, asAdmin((bearer) => post('none', toAdmin, bearer))],
    ['changeUser', 409, onOwn((bearer, id) => post(id, '{"role":"user"}', bearer))],
    ['changeUser', 413, changing(' '.repeat(100_000))],
    [
      'changeUser',
      415,
      asAdmin((bearer, id) => post(id, toAdmin, { ...bearer, 'Content-Type': 'text/plain' })),
    ],
    ['changeUser', 422, changing('{"role":"king"}')],
    ['deleteUser', 200, asAdmin((bearer, id) => remove(id, bearer))],
    ['deleteUser', 401, remove('none')],
    ['deleteUser', 403, remove('none', foreign)],
    ['deleteUser', 404, asAdmin((bearer) => remove('none', bearer))],
    ['deleteUser', 409, onOwn((bearer, id) => remove(id, bearer))],
    ['makeInvitation', 201, inviting('{"note":"Zoë","days":30}')],
    ['makeInvitation', 400, inviting('{')],
    ['makeInvitation', 401, postTo(invitations, '{}')],
    ['makeInvitation', 403, postTo(invitations, '{}', { ...json, ...foreign })],
    ['makeInvitation', 404, signedIn((bearer) => postTo(invitations, '{}', { ...json, ...bearer }))],
    ['makeInvitation', 413, inviting(' '.repeat(100_000))],
    [
      'makeInvitation',
      415,
      asAdmin((bearer) => postTo(invitations, '{}', { ...bearer, 'Content-Type': 'text/plain' })),
    ],
    ['makeInvitation', 422, inviting('{"days":31}')],
    ['listInvitations', 200, asAdmin((bearer) => get(invitations, bearer))],
    ['listInvitations', 401, get(invitations)],
    ['listInvitations', 404, signedIn((bearer) => get(invitations, bearer))],
    [
      'revokeInvitation',
      200,
      asAdmin((bearer) => async (request) => {
        await postTo(invitations, '{}', bearer)(request);
        return revoke(await newestInvitation(request, bearer), bearer)(request);
      }),
    ],
    ['revokeInvitation', 401, revoke('none', {})],
    ['revokeInvitation', 403, revoke('none', foreign)],
    ['revokeInvitation', 404, asAdmin((bearer) => revoke('none', bearer))],
    [
      'makeInvitation',
      409,
      asAdmin((bearer) => async (request) => {
        const invite = postTo(invitations, '{}', bearer);
        for (let made = 0; made < 100; made++) await invite(request);
        const refused = await invite(request);
        // The server of these calls is one for all: the next one needs room.
        await revoke(await newestInvitation(request, bearer), bearer)(request);
        return refused;
      }),
    ],
  ];
}
