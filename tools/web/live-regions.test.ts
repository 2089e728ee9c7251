import { expect, it } from 'vitest';
import { shippedSources } from './page-sources.ts';

/** `<output>` is a live region too. */
const regions = /\baria-live\b|\brole=(["'{]+)(status|alert|log)\b|'role', '(status|alert|log)'|<output\b/;

it('only messages and the announcer are live regions: nothing is said twice, or before its region is known', () => {
  const found = shippedSources().filter(({ text }) => regions.test(text));
  expect(found.map(({ file }) => file)).toEqual([
    'components/message/Message.tsx',
    'components/message/say.ts',
  ]);
});
