import { expect, it } from 'vitest';
import { olderFaults } from './older-chromium.ts';

it('refuses in scripts what Chromium 103 lacks, and nothing that it has', () => {
  for (const line of [
    'const by=Object.groupBy(a,b)',
    'await Array.fromAsync(a)',
    'one.union(other)',
    'Uint8Array.fromBase64(text)',
    'URL.canParse(x)',
    'map.values().map(f)',
    'new RegExp(a,"gv")',
  ])
    expect(olderFaults('a.js', line), line).toHaveLength(1);
  expect(olderFaults('a.js', 'a.at(-1);b.findLast(c);structuredClone(d);[...m.values()].map(f)')).toEqual([]);
});

it('refuses in style sheets what Chromium 103 lacks, and nothing that it has', () => {
  for (const rule of [
    'a:has(b){color:red}',
    'a{color:color-mix(in srgb,red,blue)}',
    '@container x (width>1px){a{color:red}}',
    'a{width:3cqw}',
    'a{height:100dvh}',
    'a{translate:-50%}',
    'a{b &{color:red}}',
  ])
    expect(olderFaults('a.css', rule), rule).toHaveLength(1);
  expect(olderFaults('a.css', 'a{transform:translate(-50%);inset:0;aspect-ratio:1}')).toEqual([]);
});

it('lets a token pass that no rule uses', () => {
  expect(olderFaults('a.css', ':root{--ring:inset 0 0 color-mix(in srgb,red,blue);--tab:3.4cqi}')).toEqual(
    [],
  );
});
