import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '../..');
const contract = pathToFileURL(join(root, 'api/openapi.yaml'));
const target = join(root, 'web/src/api/schema.ts');

const head = '// Made from api/openapi.yaml by `npm run generate`. Change the contract, not this file.\n\n';
const types = head + astToString(await openapiTS(contract, { alphabetize: true, defaultNonNullable: false }));

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== types) {
    console.error('web/src/api/schema.ts is not what api/openapi.yaml says: run `npm run generate`');
    process.exit(1);
  }
  console.log('The API types are up to date');
} else {
  await writeFile(target, types);
}
