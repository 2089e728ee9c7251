import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

interface Described {
  $ref?: string;
  headers?: Record<string, Described & { required?: boolean }>;
  content?: Record<string, { schema: object }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, Described>;
}

const contract: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(join(import.meta.dirname, '../../api/openapi.yaml'), 'utf8'),
);
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { binary: true, uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ },
});
ajv.addSchema({ $id: 'https://contract.invalid/openapi', ...contract });

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
export const operationIds = operations.map(({ operationId }) => operationId);

/** The operations with parameters in their paths. */
export const operationsWithIds = withPlaces().filter(({ path }) => path.includes('{'));

/** The operations with a rate limit. */
export const limitedOperations = withPlaces().filter(({ responses }) => '429' in responses);

function withPlaces() {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** The statuses of an operation in the contract. */
export function statusesOf(operationId: string): number[] {
  return Object.keys(operationNamed(operationId).responses).map(Number);
}

/** Every difference between a response and the contract, as sentences. */
export async function differences(operationId: string, answer: APIResponse): Promise<string[]> {
  const described = operationNamed(operationId).responses[String(answer.status())];
  if (!described) return [`${answer.status()} is not in the contract`];
  const expected = resolve(described);
  const headers = Object.entries(expected.headers ?? {})
    .filter(
      ([name, header]) => resolve(header).required && answer.headers()[name.toLowerCase()] === undefined,
    )
    .map(([name]) => `the header ${name} is missing`);
  return [...headers, ...(await bodyDifferences(expected, answer))];
}

async function bodyDifferences(expected: Described, answer: APIResponse): Promise<string[]> {
  const known = Object.entries(expected.content ?? {});
  if (known.length === 0) return (await answer.body()).length > 0 ? ['there should be no body'] : [];
  const contentType = answer.headers()['content-type'] ?? '';
  const [type, body] = known.find(([each]) => contentType.startsWith(each)) ?? [];
  if (!type || !body) return [`the type is ${contentType}, which is not in the contract`];
  const value = type === 'application/json' ? await answer.json() : await answer.text();
  // References inside the schema point into the whole contract.
  const schema = JSON.parse(
    JSON.stringify(body.schema).replaceAll('"#/', '"https://contract.invalid/openapi#/'),
  );
  return ajv.validate(schema, value) ? [] : [ajv.errorsText()];
}

function operationNamed(operationId: string): Operation {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}`);
  return operation;
}

function resolve<Kind extends Described>(described: Kind): Kind {
  if (!described.$ref) return described;
  const steps = described.$ref.slice('#/'.length).split('/');
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], contract) as Kind;
}
