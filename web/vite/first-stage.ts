import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { fillPage } from '../../tools/web/page-template.ts';
import { type LanguageCode, languageCodes, languageOf } from '../src/i18n/languages.ts';
import type { Sample } from '../src/wheel/document/sample.ts';
import { firstSample } from './sample-wheels.ts';

const folder = join(import.meta.dirname, '../src/app/first-stage');
const template = readFileSync(join(folder, 'first-stage.html'), 'utf8');

/** The class names of CSS modules, by the name of their file: `Shell` → `shell` → `_shell_1x2y3`. */
type ClassNames = Record<string, Record<string, string>>;

/**
 * Makes what visitors see until the program has started: the page's frame with a bare wheel, of the same styles.
 * `finish-build` puts it into the page of each language; the server draws the wheel that an address names.
 */
export function firstStagePlugin(): Plugin {
  const css: ClassNames = {};
  return {
    name: 'wheelwright-first-stage',
    apply: 'build',
    config: () => ({
      css: {
        modules: {
          getJSON: (file, names) => {
            css[basename(file).split('.')[0] ?? file] = names;
          },
        },
      },
    }),
    async generateBundle() {
      const stages: Record<string, string> = {};
      for (const code of languageCodes) {
        const sample = await firstSample(code);
        if (!sample) throw new Error('There is no sample wheel to show before the program starts');
        stages[code] = stageOf(css, code, sample);
      }
      const source = JSON.stringify(stages);
      this.emitFile({ type: 'asset', fileName: '.vite/first-stages.json', source });
    },
  };
}

function stageOf(css: ClassNames, language: LanguageCode, sample: Sample): string {
  const { tabs } = textsOf(language, 'shell');
  const texts = {
    css,
    wheel: { name: sample.name, description: sample.description },
    spin: textsOf(language, 'spin'),
    choices: textsOf(language, 'choices'),
  };
  const tab = (text: string) => `<div class="${css.Tabs?.tab}">${text}</div>`;
  return fillPage(template, languageOf(language), texts)
    .replace('<!--tabs-->', () => Object.values<string>(tabs).map(tab).join(''))
    .replaceAll(/\n\s*/g, '');
}

const textsOf = (language: LanguageCode, section: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../src/i18n/locales/${language}/${section}.json`), 'utf8'),
  );
