import type { Design } from '../drawing/design';
import type { Pictures } from '../drawing/drawing';

export interface PictureLoader {
  readonly pictures: Pictures;
  /** Fetches the pictures of the design that aren't loaded yet. */
  want(design: Design): void;
  stop(): void;
}

const addressesOf = ({ look, labels }: Design): string[] => {
  const all = look.text.kind === 'image' ? [look.image, ...labels] : [look.image];
  return [...new Set(all.filter((address) => address !== ''))];
};

/** An address that is being typed is another one with every letter: it is fetched once it stays. */
const debounceMs = 500;
const retryMs = 30_000;

/** A picture that can't be loaded is logged once and left out; it is tried again after ever longer waits. */
export function pictureLoader(arrived: () => void): PictureLoader {
  const pictures = new Map<string, HTMLImageElement>();
  const requested = new Set<string>();
  const waits = new Map<string, number>();
  const retries = new Set<ReturnType<typeof setTimeout>>();
  let wanted: string[] | null = null;
  let debounce: ReturnType<typeof setTimeout> | undefined;

  const retry = (address: string) => {
    const wait = waits.get(address) ?? retryMs;
    if (!waits.has(address)) console.warn('A picture of the wheel could not be loaded.', address);
    waits.set(address, wait * 2);
    const timer = setTimeout(() => {
      retries.delete(timer);
      requested.delete(address);
      load();
    }, wait);
    retries.add(timer);
  };
  const load = () => {
    for (const address of wanted ?? []) {
      if (requested.has(address)) continue;
      requested.add(address);
      const image = new Image();
      image.onload = () => {
        pictures.set(address, image);
        arrived();
      };
      image.onerror = () => retry(address);
      image.src = address;
    }
  };
  return {
    pictures,
    want(design) {
      const isFirst = wanted === null;
      wanted = addressesOf(design);
      clearTimeout(debounce);
      if (isFirst) load();
      else debounce = setTimeout(load, debounceMs);
    },
    stop() {
      clearTimeout(debounce);
      for (const timer of retries) clearTimeout(timer);
    },
  };
}
