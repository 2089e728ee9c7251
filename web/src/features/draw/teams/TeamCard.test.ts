import { expect, it } from 'vitest';
import { contrast } from '../../../wheel/drawing/text-color';
import { teamColor } from './TeamCard';

it('white can be read on every colour, and neighbours differ', () => {
  for (let place = 0; place < 30; place += 1) {
    expect(contrast('#ffffff', teamColor(place))).toBeGreaterThanOrEqual(4.5);
    expect(teamColor(place)).not.toBe(teamColor(place + 1));
  }
});
