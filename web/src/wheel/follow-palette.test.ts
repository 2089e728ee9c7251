import { expect, it, vi } from 'vitest';
import { followPalette } from './follow-palette';
import { newWheel } from './new-wheel';
import { colorsForNew, fallbackPalette, paletteNamed, paletteStore, rainbow } from './palette';
import { createWheelStore } from './store';
import { loadThemes } from './themes';

const wheelWith = (palette: string) => {
  const store = createWheelStore();
  const wheel = newWheel();
  store.getState().replaceConfig({
    ...wheel,
    'wheel-definition': { ...wheel['wheel-definition'], 'wheel-palette': palette },
  });
  return store;
};

it('fetches the palettes for a wheel that needs another than a new wheel’s, and for no other', async () => {
  const load = vi.fn(async () => {});
  followPalette(wheelWith('Rainbow'), load);
  expect(load).not.toHaveBeenCalled();
  const store = wheelWith('Ocean');
  const stop = followPalette(store, load);
  store.getState().addSlice('While it loads');
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('tries again at the next change when the connection was lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('offline'));
  const store = wheelWith('Ocean');
  const stop = followPalette(store, load);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  store.getState().addSlice('Online again');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  stop();
  warn.mockRestore();
});

it('has blue until the palettes are there, and gives a new slice no colour that would be wrong then', async () => {
  expect(paletteNamed('Ocean')).toBe(fallbackPalette);
  expect(colorsForNew('Ocean', 1)).toEqual({});
  const changed = vi.fn();
  const stop = paletteStore.subscribe(changed);
  await loadThemes();
  stop();
  expect(changed).toHaveBeenCalled();
  expect(paletteNamed('Ocean')[0]).toEqual({ background: '#03396c', color: '#ffffff' });
  expect(colorsForNew('Ocean', 5)).toEqual({ background: '#03396c', color: '#ffffff' });
  expect(paletteNamed('Rainbow')).toEqual(rainbow);
  expect(paletteNamed('No such palette')).toBe(fallbackPalette);
});
