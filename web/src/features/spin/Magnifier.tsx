import { type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { isCrowded } from '../../wheel/drawing/look';
import { wheelStore } from '../../wheel/store';
import { watchSize } from '../../wheel/view/watch-size';

const lensPart = lazyPart(async () => (await import('./Lens')).Lens);

/** A lens at the pointer, on wheels with so many slices that no label fits. */
export function Magnifier({ plate }: { plate: RefObject<HTMLElement | null> }) {
  const Lens = usePart(useIsCrowded(plate) ? lensPart : null, () => {});
  return Lens ? <Lens /> : null;
}

function useIsCrowded(plate: RefObject<HTMLElement | null>): boolean {
  const count = useStore(wheelStore, ({ wheel }) => wheel.slices.filter(({ active }) => active).length);
  const isBlind = useStore(wheelStore, ({ wheel }) => wheel.spin.isBlind === true);
  const [side, setSide] = useState(0);
  useEffect(() => (plate.current ? watchSize(plate.current, setSide) : undefined), [plate]);
  return !isBlind && side > 0 && count > 0 && isCrowded(side, count);
}
