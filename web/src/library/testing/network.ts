import type { Wires } from './browser';
import type { CloudAnswer, CloudCall, FakeCloud } from './fake-cloud';
import { turn } from './node';

/**
 * What happens to a call: answered at once; held on its way there, or its response on the way back, until it is
 * released; processed without a response; rejected by the server.
 */
export type Fate = 'answered' | 'held' | 'answer held' | 'answer lost' | 'failed' | 'refused';

/**
 * Stands between the tabs and the cloud. With `fated`, such as `POST /api/wheel`, only these calls can be held or
 * lost.
 */
export function network(cloud: FakeCloud, fated?: string) {
  const fates: Fate[] = [];
  const held = new Set<() => void>();
  let calls = 0;
  /** Sessions that the server has ended. */
  const ended = new Set<string>();

  const heldBack = () =>
    new Promise<void>((resolve) => {
      const letGo = () => {
        held.delete(letGo);
        resolve();
      };
      held.add(letGo);
    });
  const fetch: Wires['fetch'] = async (tab, address, init) => {
    if (!tab.device.isOnline) throw new TypeError('Failed to fetch');
    const call = callOf(address, init, ended);
    // A page that starts waits for its wheel, and the test for the page.
    const isFated = tab.isUp && (!fated || fated === `${call.method} ${call.path}`);
    const fate = (isFated && fates.shift()) || 'answered';
    calls += 1;
    try {
      if (fate === 'failed') return responseOf({ status: 500, body: { success: false, message: 'Trouble' } });
      if (fate === 'refused')
        return responseOf({ status: 422, body: { success: false, code: 'invalid_wheel', message: 'No' } });
      await turn();
      if (fate === 'held') await waiting(heldBack);
      const answer = cloud.answer(call);
      if (fate === 'answer held') await waiting(heldBack);
      if (fate === 'answer lost') throw new TypeError('Failed to fetch');
      return responseOf(answer);
    } finally {
      calls -= 1;
      // A tab that is gone receives no response.
      if (!tab.isAlive) await new Promise(() => {});
    }
  };
  /** A held call doesn't count as busy. */
  const waiting = async (hold: () => Promise<void>) => {
    calls -= 1;
    await hold();
    calls += 1;
  };
  return {
    fetch,
    fates,
    ended,
    isBusy: () => calls > 0,
    isHolding: () => held.size > 0,
    letAllGo: () => {
      for (const letGo of [...held]) letGo();
    },
  };
}

export type Network = ReturnType<typeof network>;

function callOf(address: string, init: RequestInit, ended: ReadonlySet<string>): CloudCall {
  const { pathname, searchParams } = new URL(address);
  const headers = new Headers(init.headers);
  const token = headers.get('Authorization')?.replace(/^Bearer /, '') ?? null;
  return {
    method: init.method ?? 'GET',
    path: pathname,
    isForced: searchParams.get('force') === 'true',
    saveId: headers.get('X-Save-Id'),
    owner: token === null || ended.has(token) ? null : `email:${token.split('.')[0]}`,
    link: headers.get('X-Magic-Link') ?? undefined,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  };
}

const responseOf = ({ status, body }: CloudAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
