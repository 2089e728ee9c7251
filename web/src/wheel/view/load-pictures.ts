import type { Design } from '../drawing/design';
import type { Pictures } from '../drawing/drawing';

export interface PictureLoader {
  readonly pictures: Pictures;
  /** Fetches the pictures of the design that aren't loaded yet. */
  want(design: Design): void;
}

const addressesOf = ({ look, labels }: Design): string[] => {
  const all = look.text.kind === 'image' ? [look.image, ...labels] : [look.image];
  return [...new Set(all.filter((address) => address !== ''))];
};

/** A picture that can't be loaded is logged once and left out; the wheel is drawn without it. */
export function pictureLoader(arrived: () => void): PictureLoader {
  const pictures = new Map<string, HTMLImageElement>();
  const asked = new Set<string>();
  return {
    pictures,
    want(design) {
      for (const address of addressesOf(design)) {
        if (asked.has(address)) continue;
        asked.add(address);
        const image = new Image();
        image.onload = () => {
          pictures.set(address, image);
          arrived();
        };
        image.onerror = () => console.warn('A picture of the wheel could not be loaded.', address);
        image.src = address;
      }
    },
  };
}
