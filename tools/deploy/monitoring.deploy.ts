import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startServer } from '../../e2e/support/server.ts';
import { readDeployFile, readDocuments } from './deploy-file.ts';
import { freePort } from './front.ts';

const root = join(import.meta.dirname, '../..');
const promtool = (...words: string[]) =>
  promisify(execFile)('promtool', words, { cwd: join(root, 'deploy/monitoring') });

test('Prometheus understands the alerts, and they come when they should', async () => {
  await promtool('check', 'rules', 'alerts.yaml');
  await promtool('test', 'rules', 'alerts.test.yaml');
});

test('every alert has its page of what to do', async () => {
  const [{ groups }] = (await readDocuments('monitoring/alerts.yaml')) as [
    { groups: { rules: { alert: string; annotations: { runbook: string } }[] }[] },
  ];
  const alerts = groups.flatMap(({ rules }) => rules);
  expect(alerts.length).toBeGreaterThan(5);
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook).toBe(`docs/runbooks/${alert}.md`);
    expect(existsSync(join(root, annotations.runbook)), annotations.runbook).toBe(true);
  }
});

test('alerts and dashboard use only metrics that the server exports', async () => {
  const port = await freePort();
  // With a Redis address the metrics of Redis exist, even if it doesn't answer.
  const server = await startServer({
    WHEELWRIGHT_ADMIN_LISTEN: `127.0.0.1:${port}`,
    WHEELWRIGHT_REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    WHEELWRIGHT_PUBLIC_URL: 'http://localhost',
    WHEELWRIGHT_LOG_LEVEL: 'error',
  });
  await fetch(`${server.url}/api/health`);
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await server.stop();
  const names = new Set([...told.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
  const asked =
    (await readDeployFile('monitoring/alerts.yaml')) + (await readDeployFile('monitoring/dashboard.json'));
  const missing = [...asked.matchAll(/\b(?:wheelwright_[a-z_]+|process_[a-z_]+)\b/g)]
    .map(([name]) => name)
    .filter((name) => !names.has(name));
  expect([...new Set(missing)]).toEqual([]);
});
