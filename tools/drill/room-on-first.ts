import type { Cluster } from './cluster.ts';
import { until } from './until.ts';

/** How many rooms a server has in memory; none where it does not answer. */
async function roomsAt(adminPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${adminPort}/metrics`).catch(() => undefined);
  const [, count] = /^wheelwright_live_rooms (\d+)$/m.exec((await answer?.text()) ?? '') ?? [];
  return Number(count ?? 0);
}

/** Has the room run on the first server, which is the one that is struck: without the other there is no choice. */
export async function bringRoomToFirst({ place, servers, untilHealthy }: Cluster): Promise<void> {
  const { admin1, admin2 } = place.ports;
  const isThere = async () => (await roomsAt(admin1)) > 0 && (await roomsAt(admin2)) === 0;
  if (await isThere()) return;
  const [, second] = servers;
  await second?.lose();
  await until('a room on the first server', 60, isThere);
  second?.start();
  await untilHealthy();
}
