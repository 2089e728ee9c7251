import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../web/src/i18n/languages.ts';
import { shippedSources } from './page-sources.ts';

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

const server = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.[ch]pp$/.test(file) && !/_test\.cpp$|^testing\//.test(file))
  .map((file) => read('server', file))
  .join('\n');
const problems = [...read('web/src/api/problem.ts').matchAll(/^ {2}(\w+): '(\w+)',$/gm)].map(
  ([, code = '', problem = '']) => ({ code, problem }),
);

/** The problems for which a language has words, in any of its sections. */
function wordsIn(language: string): string[] {
  const folder = join('web/src/i18n/locales', language);
  return readdirSync(join(root, folder)).flatMap((file) => {
    const { problem = {} } = JSON.parse(read(folder, file));
    return Object.keys(problem);
  });
}

describe('why the server refused', () => {
  it('has no code that the server doesn’t send any more', () => {
    const codes = problems.map(({ code }) => code).filter((code) => !/^\d+$/.test(code));
    expect(codes.length).toBeGreaterThan(30);
    expect(codes.filter((code) => !server.includes(`"${code}"`))).toEqual([]);
  });

  it.each(languageCodes)('has words for every kind of problem in %s', (language) => {
    const words = wordsIn(language);
    expect(problems.map(({ problem }) => problem).filter((problem) => !words.includes(problem))).toEqual([]);
  });

  it('doesn’t beg', () => {
    expect(server.match(/"[^"\n]+\bplease\b[^"\n]*"|"please [^"\n]+"/gi) ?? []).toEqual([]);
  });

  it('is told in the server’s own words only where the specification asks for them', () => {
    const reading = shippedSources().filter(
      ({ file, text }) => !file.startsWith('api/') && /textIn\([\w.]+, '(?:message|error)'\)/.test(text),
    );
    // “Upload failed: {message}” and the feedback, for a code that the page doesn't know; the cloud's is for the console.
    expect(reading.map(({ file }) => file)).toEqual([
      'cloud/save-to-cloud.ts',
      'features/reviews/use-feedback-form.ts',
      'media/picker/tell-problem.ts',
    ]);
  });
});
