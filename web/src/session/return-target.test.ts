import { describe, expect, it } from 'vitest';
import table from '../../../api/return-targets.json';
import { returnTarget } from './arriving-tokens';

const ours = 'https://wheel.example';

describe('the return target', () => {
  it.each([
    ...table,
    { asked: null, target: '/' },
    { asked: undefined, target: '/' },
    { asked: '/\u0000/evil.com', target: '/dashboard' },
    { asked: `/${'a'.repeat(3000)}`, target: '/dashboard' },
  ])('of $asked is $target', ({ asked, target }) => {
    expect(returnTarget(asked, ours)).toBe(target);
  });

  it('stays on this site whatever is asked for', () => {
    const pieces = ['/', '\\', '%', '2f', '%2F', '%5C', ':', 'https', '//', '@', '?', '#', '.', '..', '\t'];
    const more = ['\r\n', 'evil.com', '\u0000', 'é', '%09', '25', 'a', ' '];
    const all = [...pieces, ...more];
    let seed = 1;
    for (let round = 0; round < 3000; round += 1) {
      let asked = '';
      for (let piece = 0; piece < 8; piece += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        asked += all[Math.floor(seed / 65_536) % all.length];
      }
      const landed = new URL(returnTarget(asked, ours), ours);
      expect(landed.origin, asked).toBe(ours);
    }
  });
});
