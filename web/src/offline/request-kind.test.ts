import { expect, it } from 'vitest';
import { requestKind } from './request-kind';

const origin = 'https://wheel.example';
const ours = (path: string) => path === '/media/snow.png';
const kindOf = (path: string, asked: { method?: string; mode?: RequestMode; range?: boolean } = {}) =>
  requestKind(
    {
      url: new URL(path, origin).href,
      method: asked.method ?? 'GET',
      mode: asked.mode ?? 'cors',
      headers: { has: () => asked.range === true },
    },
    origin,
    ours,
  );

it.each(['/', '/en/', '/de/wheels/ja-oder-nein', '/share/abc', '/dashboard'])('%s is a page', (path) => {
  expect(kindOf(path, { mode: 'navigate' })).toBe('page');
});

it.each(['/assets/index-abc.js', '/media/snow.png'])('%s is a file of ours', (path) => {
  expect(kindOf(path)).toBe('file');
});

it('a sound is kept apart from the page’s files', () => {
  expect(kindOf('/media/sounds/pop/1.mp3?v=1')).toBe('sound');
});

it.each([
  ['an API call', '/api/wheel/1', {}],
  ['a sign-in that leads away', '/api/auth/google', { mode: 'navigate' as const }],
  ['a content wheel', '/public/wheel/1/config?lang=de', {}],
  ['a file that is opened by itself', '/robots.txt', { mode: 'navigate' as const }],
  ['a file that is none of ours', '/media/avatar.png', {}],
  ['a part of a sound', '/media/sounds/pop/1.mp3', { range: true }],
  ['a part of a file', '/media/snow.png', { range: true }],
  ['something sent', '/en/', { method: 'POST', mode: 'navigate' as const }],
  ['another site’s file', 'https://elsewhere.example/assets/a.js', {}],
])('%s is left to the network', (_what, path, asked) => {
  expect(kindOf(path, asked)).toBe('other');
});
