import { expect, it } from 'vitest';
import { type OverlayWish, overlayAddress, overlayParts, readOverlay, usualOverlay } from './overlay-address';

const read = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return readOverlay({ pathname, search });
};

it('names nothing that is usual', () => {
  expect(overlayAddress('de', 'ABC234', usualOverlay)).toBe('/de/overlay/ABC234');
  expect(read('/de/overlay/ABC234')).toEqual({ language: 'de', code: 'ABC234', wish: usualOverlay });
});

it('reads what it has written', () => {
  const wishes: OverlayWish[] = [
    { ...usualOverlay, parts: ['winner'] },
    {
      ...usualOverlay,
      parts: overlayParts,
      leaves: 8,
      hasSound: false,
      ground: 'dark',
      savesReplay: true,
      chatWord: 'öffnen',
    },
  ];
  for (const wish of wishes) expect(read(overlayAddress('en-au', 'XYZ789', wish)).wish).toEqual(wish);
});

it('shows what can be understood of an address that was changed by hand', () => {
  expect(read('/en/overlay/abc%20234?show=crown,last&leaves=-3&ground=red&sound=loud').wish).toEqual({
    ...usualOverlay,
    parts: ['last'],
  });
  expect(read('/en/overlay/abc%20234').code).toBe('ABC234');
  expect(read('/en/overlay/abc-234?leaves=1e9').wish.leaves).toBe(600);
  expect(read('/en/overlay/abc-234?leaves=soon').wish.leaves).toBe(0);
});
