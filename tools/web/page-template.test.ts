import { describe, expect, it } from 'vitest';
import { languageOf } from '../../web/src/i18n/languages.ts';
import { fillPage } from './page-template.ts';

const swiss = languageOf('de-ch');

describe('a page filled with texts', () => {
  it('carries the language and the texts at their places', () => {
    const html =
      '<html lang="{{locale}}" dir="{{dir}}" data-code="{{code}}"><title>{{title}}</title><h1>{{failure.title}}</h1>';
    expect(fillPage(html, swiss, { title: 'Rad', failure: { title: 'Oha' } })).toBe(
      '<html lang="de-CH" dir="ltr" data-code="de-ch"><title>Rad</title><h1>Oha</h1>',
    );
  });

  it('keeps texts from becoming markup', () => {
    expect(fillPage('<meta content="{{title}}">', swiss, { title: '"><script>&' })).toBe(
      '<meta content="&quot;&gt;&lt;script&gt;&amp;">',
    );
  });

  it('leaves braces of other kinds alone', () => {
    expect(fillPage('{ a } {{ b }} {c}', swiss, {})).toBe('{ a } {{ b }} {c}');
  });

  it.each([['{{missing}}'], ['{{title.more}}'], ['{{failure}}']])(
    'refuses a text that is not there: %s',
    (html) => {
      expect(() => fillPage(html, swiss, { title: 'Rad', failure: { title: 'Oha' } })).toThrow('de-CH');
    },
  );
});
