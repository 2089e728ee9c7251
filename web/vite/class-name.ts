import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const fileOfClass = new Map<string, string>();

/** A class of a style module keeps its name, with a short mark of its file: marks don't compress. */
export function className(name: string, file: string): string {
  const path = relative(`${import.meta.dirname}/..`, file.split('?')[0] ?? file);
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, 3);
  const marked = `_${name}_${mark}`;
  const other = fileOfClass.get(marked);
  if (other !== undefined && other !== path)
    throw new Error(`${marked} is a class of ${path} and of ${other}.`);
  fileOfClass.set(marked, path);
  return marked;
}
