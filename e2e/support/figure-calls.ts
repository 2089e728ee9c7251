import { signInAdminByApi, signInByApi } from './bearer.ts';
import { callsOf, type TriedCall } from './calls.ts';
import { runCommand, type Server } from './server.ts';

const path = '/api/admin/figures';
const settings = '/api/admin/settings';

/** One real call of the figures for every status that can be caused from outside. */
export function figureCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const { get } = callsOf(site);
  return [
    [
      'getAdminFigures',
      200,
      async (request) => {
        const { email, bearer } = await signInByApi(request, site());
        await runCommand(site(), 'user', 'role', email, 'admin');
        return get(path, bearer)(request);
      },
    ],
    ['getAdminFigures', 401, get(path)],
    ['getSettings', 200, async (request) => get(settings, await signInAdminByApi(request, site()))(request)],
    ['getSettings', 401, get(settings)],
    [
      'getSettings',
      404,
      async (request) => get(settings, (await signInByApi(request, site())).bearer)(request),
    ],
    [
      'getAdminFigures',
      404,
      async (request) => get(path, (await signInByApi(request, site())).bearer)(request),
    ],
    [
      'getAdminFigures',
      429,
      async (request) => {
        await request.get(strict().url + path);
        return request.get(strict().url + path);
      },
    ],
  ];
}
