import { expect, test } from 'vitest';
import { layOut, markerAngle, markerPositions, sliceAt } from '../wheel/motion/geometry';
import { rotationAt } from '../wheel/motion/motion';
import { slicesOf } from '../wheel/testing/slices';
import { wheelOf } from '../wheel/testing/wheels';
import { roomSpin } from './room-spin';
import { spin } from './testing/messages';

test.each(markerPositions)('comes to rest with the landing point under a pointer at %s', (position) => {
  const slices = slicesOf(4);
  const wheel = wheelOf({ slices, look: { marker: { position } } });
  const landing = 2.2; // in the second quarter
  const { motion, restsAt = 0 } = roomSpin(spin({ from: 0.4, landing }), wheel, 0, false);
  for (const rotation of [rotationAt(motion, motion.duration), restsAt])
    expect(sliceAt(layOut(slices), markerAngle(position) - rotation)).toBe(1);
  expect(sliceAt(layOut(slices), markerAngle(position) - rotationAt(motion, 0))).toBe(0);
});
