import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const folder = join(import.meta.dirname, '../../deploy');

export const readDeployFile = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

/** Every document of a YAML file; a malformed one fails the test with the parser's message. */
export async function readDocuments(name: string): Promise<Record<string, unknown>[]> {
  return parseAllDocuments(await readDeployFile(name), { merge: true }).map((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    return document.toJS();
  });
}
