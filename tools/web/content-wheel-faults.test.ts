import { beforeEach, describe, expect, it } from 'vitest';
import { readThemes } from './content-file.ts';
import { type NamedWheel, readContentWheels, sampleIn } from './content-wheel.ts';
import { contentWheelFaults } from './content-wheel-faults.ts';

const themes = await readThemes();
const real = await readContentWheels();
let wheels: NamedWheel[];
beforeEach(() => {
  wheels = structuredClone(real);
});
const named = (file: string) => {
  const found = wheels.find((each) => each.file === file);
  if (!found) throw new Error(`No sample wheel ${file}`);
  return found.wheel;
};
const faults = () => contentWheelFaults(wheels, themes);

it('finds nothing wrong with the wheels that are there', () => {
  expect(faults()).toEqual([]);
  expect(wheels.length).toBeGreaterThanOrEqual(16);
  expect(wheels.map(({ file }) => file).slice(0, 3)).toEqual(['whats-for-lunch', 'yes-or-no', 'baby-names']);
});

describe('a fault', () => {
  const mistakes: [string, () => void, string][] = [
    [
      'a missing language',
      () => Reflect.deleteProperty(named('dice').languages, 'nl'),
      'dice: nl is missing',
    ],
    [
      'a tenth language',
      () => Object.assign(named('dice').languages, { xx: {} }),
      'dice: xx is none of the languages',
    ],
    [
      'one choice',
      () => Object.assign(named('dice'), { choices: ['1'] }),
      'dice: pt has fewer than two choices',
    ],
    [
      'an empty choice',
      () => named('yes-or-no').languages.de.choices?.splice(0, 1, ' '),
      'yes-or-no: de has an empty text',
    ],
    ['a choice twice', () => named('dice').choices?.push('1'), 'dice: en has the same choice twice'],
    ['markup', () => Object.assign(named('dice').languages.fr, { name: '<b>Dé</b>' }), 'dice: fr has markup'],
    [
      'an entity',
      () => Object.assign(named('dice').languages.fr, { name: 'D&eacute;' }),
      'dice: fr has markup',
    ],
    [
      'a sign that may stand alone in French',
      () => Object.assign(named('dice').languages.fr, { name: 'Quel dé ?' }),
      'dice: fr has a breaking space before a sign; write U+00A0',
    ],
    [
      'an ß in Switzerland',
      () => Object.assign(named('dice').languages['de-ch'], { name: 'Groß' }),
      'dice: de-ch has an ß',
    ],
    [
      'a slug with an umlaut',
      () => Object.assign(named('dice').languages.de, { slug: 'würfel' }),
      'dice: de has the slug würfel, which is not of a-z, 0-9 and hyphens',
    ],
    [
      'a repeated slug',
      () => Object.assign(named('dice').languages.it, { slug: 'si-o-no' }),
      'yes-or-no, dice: the same it slug si-o-no',
    ],
    [
      'a repeated id',
      () => Object.assign(named('dice'), { id: named('yes-or-no').id }),
      `yes-or-no, dice: the same id ${real[1]?.wheel.id}`,
    ],
    [
      'an id that is no UUID',
      () => Object.assign(named('dice'), { id: '42' }),
      'dice: its id is no version 4 UUID',
    ],
    [
      'an unknown theme',
      () => Object.assign(named('dice')['wheel-definition'], { 'wheel-theme': 'toString' }),
      'dice: there is no theme toString',
    ],
    [
      'an unknown palette',
      () => Object.assign(named('dice')['wheel-definition'], { 'wheel-palette': 'Mud' }),
      'dice: its theme has no palette Mud',
    ],
    [
      'an unknown effect',
      () => Object.assign(named('dice'), { 'result-effect': 'rain' }),
      'dice: there is no effect rain',
    ],
    [
      'another pace',
      () => Object.assign(named('dice')['wheel-definition'], { duration: 6000 }),
      'dice: duration is 6000 instead of 4000',
    ],
    [
      'too few looks',
      () => Object.assign(named('yes-or-no')['wheel-definition'], { slices: [{}] }),
      'yes-or-no: es has 2 choices for 1 slices',
    ],
    [
      'another name than its file’s',
      () => Object.assign(named('dice'), { templateName: 'die' }),
      'dice: its templateName is not the name of its file',
    ],
  ];
  it.each(mistakes)('is found: %s', (_what, mistake, sentence) => {
    mistake();
    expect(faults()).toContain(sentence);
  });
});

describe('what the page gets', () => {
  it('is one language, and the colours of the palette unless the page has them', () => {
    const sample = sampleIn(named('whats-for-lunch'), 'de', themes);
    expect(sample.name).toBe('Was gibt’s zu Mittag?');
    expect(sample.colors).toBeUndefined();
    expect(sampleIn(named('breakfast'), 'de', themes).colors).toHaveLength(5);
    expect(JSON.stringify(sample)).not.toContain('lunch?');
  });

  it('has the shared choices where a language has none of its own', () => {
    expect(sampleIn(named('numbers-1-to-100'), 'fr', themes).choices).toHaveLength(100);
    expect(sampleIn(named('random-letter'), 'es', themes).choices).toContain('Ñ');
  });
});
