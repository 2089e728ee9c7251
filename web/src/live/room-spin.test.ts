import { expect, test } from 'vitest';
import { openDocument } from '../wheel/document/upgrade';
import { writeDocument } from '../wheel/document/wire-format';
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

test('a page that got the wheel over the wire plays the same motion as the host', () => {
  const host = wheelOf({ slices: slicesOf(28, (index) => 1 + (index % 3)) });
  const { wheel: viewer = host } = openDocument(JSON.parse(JSON.stringify(writeDocument(host))));
  const announced = spin({ from: 0.4, landing: 2.2, duration: 8000 });
  const [one, other] = [host, viewer ?? host].map((wheel) => roomSpin(announced, wheel, 0, false));
  expect(viewer).not.toBe(host);
  expect(other?.motion).toEqual(one?.motion);
});
