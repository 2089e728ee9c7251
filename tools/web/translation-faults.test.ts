import { describe, expect, it } from 'vitest';
import { copiesOfCommon, repeatedKeys, translationFaults } from './translation-faults.ts';

const english = {
  title: 'Spin the wheel',
  greeting: 'Hello {{name}}',
  nested: { short: 'Pizza', long: 'A fair pick every time' },
};
const german = {
  title: 'Dreh das Rad',
  greeting: 'Hallo {{name}}',
  nested: { short: 'Pizza', long: 'Jedes Mal ein fairer Zufall' },
};

describe('a section', () => {
  it('without fault is silent', () => {
    expect(translationFaults(english, german, 'de')).toEqual([]);
    expect(translationFaults(english, english, 'en')).toEqual([]);
  });

  it('must have every key and no other', () => {
    const { title: _, ...rest } = german;
    expect(translationFaults(english, { ...rest, nested: { ...german.nested, more: 'Mehr' } }, 'de')).toEqual(
      ['title is missing', 'nested.more is not in English'],
    );
  });

  it('must keep to the product’s words', () => {
    const wheels = { text: 'My wheels' };
    expect(translationFaults(wheels, { text: 'Mijn raden' }, 'nl')).toEqual([
      'text says “raden”; the product’s word is “raderen”',
    ]);
    expect(translationFaults(wheels, { text: 'Mijn raderen' }, 'nl')).toEqual([]);
    expect(translationFaults(wheels, { text: 'Le mie ruote dal vivo' }, 'it')).toHaveLength(1);
    const ours = { text: 'You cannot log in here.' };
    expect(translationFaults(ours, ours, 'en')).toHaveLength(2);
    const specified = { text: 'Log In' };
    expect(translationFaults(specified, specified, 'en')).toEqual([]);
  });

  it('must keep the places, in whatever order', () => {
    const two = { text: '{{count, number}} of {{total}}' };
    expect(translationFaults(two, { text: 'von {{total}} sind es {{count, number}}' }, 'de')).toEqual([]);
    expect(translationFaults(two, { text: '{{count, number}} von {{all}}' }, 'de')).toEqual([
      'text has the places [all, count] instead of [count, total]',
    ]);
  });

  it.each(['{{ name }}', '{{name, date}}', '{{name'])(
    'must not have the place %s, which stays unfilled',
    (place) => {
      expect(translationFaults({ text: place }, { text: place }, 'en')).toEqual([
        'text has a place that the page cannot fill',
      ]);
    },
  );

  it('must not be empty', () => {
    expect(translationFaults(english, { ...german, title: ' ' }, 'de')).toEqual(['title is empty']);
  });

  it('keeps the space before a sign on its line in French', () => {
    const asked = { title: 'Ready?' };
    const fault = 'title has a breaking space before a sign; write U+00A0';
    expect(translationFaults(asked, { title: 'Prêt ?' }, 'fr')).toEqual([fault]);
    expect(translationFaults(asked, { title: '« Prêt\u00a0»' }, 'fr')).toEqual([fault]);
    expect(translationFaults(asked, { title: 'Prêt\u00a0?' }, 'fr')).toEqual([]);
    expect(translationFaults(asked, { title: '¿ Listo ?' }, 'es')).toEqual([]);
  });

  it('has no ß in Switzerland', () => {
    const street = { title: 'Street' };
    expect(translationFaults(street, { title: 'Straße' }, 'de-ch')).toEqual([
      'title has an ß, which Switzerland does not write',
    ]);
    expect(translationFaults(street, { title: 'Straße' }, 'de')).toEqual([]);
  });

  it('must not be English in disguise, except in Australia and for short words', () => {
    const copy = { ...german, nested: english.nested };
    expect(translationFaults(english, copy, 'de')).toEqual(['nested.long is the English text']);
    expect(translationFaults(english, english, 'en-au')).toEqual([]);
  });
});

describe('plural forms', () => {
  const count = { count_one: '{{count}} choice', count_other: '{{count}} choices' };

  it('are those of the language', () => {
    const french = {
      count_one: '{{count}} choix',
      count_many: '{{count}} choix',
      count_other: '{{count}} choix',
    };
    expect(translationFaults(count, french, 'fr')).toEqual([]);
    expect(
      translationFaults(count, { count_one: '{{count}} choix', count_other: '{{count}} choix' }, 'fr'),
    ).toEqual(['count_many is missing']);
    expect(translationFaults(count, french, 'nl')).toContain('count_many is not in English');
  });

  it('all carry the number', () => {
    expect(
      translationFaults(count, { count_one: 'ein Eintrag', count_other: '{{count}} Einträge' }, 'de'),
    ).toEqual(['count_one has the places [] instead of [count]']);
  });
});

it('a text that repeats a common one in every language is a copy', () => {
  const texts = (close: string, shut: string) => ({
    common: { close },
    draw: { shut, form: { end: close } },
  });
  expect(copiesOfCommon([texts('Close', 'Close'), texts('Schließen', 'Zumachen')])).toEqual([
    'draw:form.end is the text of common:close',
  ]);
});

it('a key given twice is named, wherever it is', () => {
  expect(repeatedKeys('{ "a": "{ \\"a\\": 1 }", "b": { "a": "x", "c": "y" } }')).toEqual([]);
  expect(repeatedKeys('{ "a": "x", "b": { "c": "y", "d": { "e": "" }, "c": "z" }, "a": "" }')).toEqual([
    'b.c',
    'a',
  ]);
});
