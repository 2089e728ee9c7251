import { expect, it } from 'vitest';
import { voiceFor } from './speak';

const voice = (name: string, lang: string, localService = true) =>
  ({ name, lang, localService }) as SpeechSynthesisVoice;
const all = [
  voice('Far', 'de-DE', false),
  voice('Vienna', 'de-AT'),
  voice('Berlin', 'de_DE'),
  voice('London', 'en-GB'),
];

it.each([
  ['de-DE', 'Berlin'],
  ['de-CH', 'Vienna'],
  ['en-AU', 'London'],
  ['fr-FR', undefined],
])('for %s: %s', (locale, name) => {
  expect(voiceFor(locale, all)?.name).toBe(name);
});

it('a browser without voices has none', () => {
  expect(voiceFor('en-US')).toBeUndefined();
});
