import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployFile } from '../deploy/deploy-file.ts';
import { Part } from './part.ts';
import type { Place } from './place.ts';

/** HAProxy with the shipped file; only addresses and the password differ. */
export async function balancer({ folder, logs, ports, password }: Place): Promise<Part> {
  const at = (port: number) => `127.0.0.1:${port}`;
  const places: [shipped: string, here: string][] = [
    ['maxconn 20000', 'maxconn 2000'],
    ['127.0.0.1:8079', at(ports.balancedServers)],
    ['127.0.0.1:5000', at(ports.balancedPostgres)],
    ['127.0.0.1:6380', at(ports.balancedRedis)],
    ['127.0.0.1:9000', at(ports.balancedStore)],
    ['10.0.0.1:8080', at(ports.server1)],
    ['10.0.0.2:8080', at(ports.server2)],
    ['10.0.0.11:5432 check port 8008', `${at(ports.postgres1)} check port ${ports.patroni1}`],
    ['10.0.0.12:5432 check port 8008', `${at(ports.postgres2)} check port ${ports.patroni2}`],
    ['10.0.0.13:5432 check port 8008', `${at(ports.postgres3)} check port ${ports.patroni3}`],
    ['10.0.0.21:6379', at(ports.redis1)],
    ['10.0.0.22:6379', at(ports.redis2)],
    // The sentinels name the master's address. Here all addresses are the same, so compare ports.
    ['expect string 10.0.0.21', `expect string ${ports.redis1}`],
    ['expect string 10.0.0.22', `expect string ${ports.redis2}`],
    ['10.0.0.31:26379', at(ports.sentinel1)],
    ['10.0.0.32:26379', at(ports.sentinel2)],
    ['10.0.0.33:26379', at(ports.sentinel3)],
    ['10.0.0.41:8080', at(ports.swiftProxy1)],
    ['10.0.0.42:8080', at(ports.swiftProxy2)],
    ['change-me', password],
  ];
  let text = await readDeployFile('front/haproxy.cfg');
  for (const [shipped, here] of places) text = text.replaceAll(shipped, here);
  const left = /10\.0\.0\.\d+/.exec(text);
  if (left) throw new Error(`deploy/front/haproxy.cfg names ${left[0]}, which the drill does not know`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return new Part({ name: 'haproxy', logs, words: ['haproxy', '-db', '-f', file] });
}
