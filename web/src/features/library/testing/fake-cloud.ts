import { fakeApi, type Handler } from '../../../api/testing/fake-api';

type Answer = Exclude<Handler, () => unknown>;

/** A cloud that accepts every wheel; `refuse` decides the response to the save of that number. */
export function fakeCloud(
  table: Record<string, Handler> = {},
  refuse: (save: number) => Answer | undefined = () => undefined,
) {
  let saves = 0;
  const api: ReturnType<typeof fakeApi> = fakeApi({
    ...table,
    'POST /api/wheel': () => {
      saves += 1;
      const refused = refuse(saves);
      if (refused === 'offline') throw new TypeError('Failed to fetch');
      if (refused) return refused;
      const sent = api.calls.at(-1)?.body as object;
      const wheel = { ...sent, owner: 'email:1', source: 'user', cloudSaved: true, cloudSavedAt: 7 };
      return { body: { success: true, message: 'Saved.', wheel, mruList: [] } };
    },
  });
  return api;
}
