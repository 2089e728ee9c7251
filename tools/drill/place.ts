import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './ports.ts';

/** The environment of one drill: a folder that is deleted afterwards, logs that stay, ports of its own. */
export type Place = Awaited<ReturnType<typeof makePlace>>;

export async function makePlace() {
  // tools/drill/in-a-house-of-its-own.sh provides a folder in memory that disappears with the drill.
  const folder = process.env.WHEELWRIGHT_DRILL_FOLDER ?? mkdtempSync(join(tmpdir(), 'wheelwright-drill-'));
  chmodSync(folder, 0o755);
  const out = join(import.meta.dirname, '../../build/drill');
  const logs = join(out, 'logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  return {
    folder,
    out,
    logs,
    password: randomBytes(12).toString('hex'),
    /** Whether small disks can be mounted. */
    hasSmallDisks: process.env.WHEELWRIGHT_DRILL_FOLDER !== undefined,
    ports: await freePorts(
      ...(['etcd1', 'etcd2', 'etcd3', 'etcdPeer1', 'etcdPeer2', 'etcdPeer3'] as const),
      ...(['postgres1', 'postgres2', 'postgres3', 'patroni1', 'patroni2', 'patroni3'] as const),
      ...(['redis1', 'redis2', 'sentinel1', 'sentinel2', 'sentinel3'] as const),
      ...([
        'swiftProxy1',
        'swiftProxy2',
        'swiftAccount',
        'swiftContainer',
        'swiftObject',
        'memcached',
      ] as const),
      ...([
        'server1',
        'server2',
        'admin1',
        'admin2',
        'balancedServers',
        'balancedPostgres',
        'balancedRedis',
      ] as const),
      ...(['balancedStore', 'front', 'plainFront'] as const),
    ),
  };
}
