import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Slice } from '../wheel/document/document';
import { paletteStore } from '../wheel/document/palette';
import { type SliceFill, sliceFill } from '../wheel/document/slice-fill';

/** The fill of each slice as on the wheel; updated when a palette that was missing arrives. */
export function useSliceFill(
  slices: readonly Slice[],
  palette: string | undefined,
  eligible: readonly Slice[] = slices,
): SliceFill {
  const palettes = useStore(paletteStore, (state) => state.palettes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sliceFill reads the palettes from their store
  return useMemo(
    () => sliceFill({ slices, look: { palette } }, eligible),
    [slices, palette, eligible, palettes],
  );
}
