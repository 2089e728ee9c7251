import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below the ephemeral range, so that a restarted part finds its own free. */
export async function freePorts<Name extends string>(...names: Name[]): Promise<Record<Name, number>> {
  const ports = {} as Record<Name, number>;
  let port = 20_000 + Math.floor(Math.random() * 11_000);
  for (const name of names) {
    do port += 1;
    while (!(await isFree(port)));
    ports[name] = port;
  }
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const [problem] = await Promise.race([once(probe, 'listening'), once(probe, 'error')]).catch((fault) => [
    fault,
  ]);
  if (problem) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
