import type { Cluster } from './cluster.ts';
import { until } from './until.ts';

/** How many rooms a server has in memory; 0 if it doesn't answer. */
async function roomsAt(adminPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${adminPort}/metrics`).catch(() => undefined);
  const [, count] = /^wheelwright_live_rooms (\d+)$/m.exec((await answer?.text()) ?? '') ?? [];
  return Number(count ?? 0);
}

/** Moves the room to the first server, which the fault hits, by stopping the other one for a moment. */
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
