import { join } from 'node:path';
import { Part } from './part.ts';
import type { Place } from './place.ts';

/** Three members: one may fail. */
export function etcdMembers({ folder, logs, ports }: Place): Part[] {
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const members = [
    { name: 'etcd-1', port: ports.etcd1, peer: ports.etcdPeer1 },
    { name: 'etcd-2', port: ports.etcd2, peer: ports.etcdPeer2 },
    { name: 'etcd-3', port: ports.etcd3, peer: ports.etcdPeer3 },
  ];
  const everyone = members.map(({ name, peer }) => `${name}=${url(peer)}`).join(',');
  return members.map(
    ({ name, port, peer }) =>
      new Part({
        name,
        logs,
        words: ['etcd', '--name', name, '--data-dir', join(folder, name), '--logger', 'zap'].concat(
          // Patroni 3.0.2 holds its lock safely only over version 2 of the API: docs/scaling.md.
          ['--enable-v2'],
          ['--log-level', 'warn', '--initial-cluster', everyone, '--initial-cluster-state', 'new'],
          ['--listen-client-urls', url(port), '--advertise-client-urls', url(port)],
          ['--listen-peer-urls', url(peer), '--initial-advertise-peer-urls', url(peer)],
        ),
      }),
  );
}
