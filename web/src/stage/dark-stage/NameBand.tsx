import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './NameBand.module.css';
import { largestWhich } from './use-board-fit';

interface NameBandProps {
  id: string;
  text: string;
  picture: string | null;
}

/** One name, as large as the stage allows, in the colours of its slice. */
export function NameBand({ id, text, picture }: NameBandProps) {
  const space = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  useNameFit(name, space, [text, picture]);
  return (
    <div ref={space} className={styles.space}>
      <div className={styles.band} data-picture={picture ? true : undefined}>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <h2 ref={name} id={id} className={styles.name} dir="auto">
          {text}
        </h2>
      </div>
    </div>
  );
}

/** Sets a name as large as its space allows, and again whenever the space or the content beside it changes. */
function useNameFit(
  name: RefObject<HTMLElement | null>,
  space: RefObject<HTMLElement | null>,
  content: readonly [text: string, picture: string | null],
): void {
  const [text, picture] = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the elements that show the content.
  useLayoutEffect(() => {
    const element = name.current;
    const around = space.current;
    if (!element || !around) return;
    const setName = () => fitName(element, around);
    setName();
    document.fonts?.ready.then(setName);
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(setName);
    sizes.observe(around);
    return () => sizes.disconnect();
  }, [name, space, text, picture]);
}

/** Below this a long word is broken rather than set smaller, in px. */
const readable = 30;
const smallest = 20;
/** Of the space's height: the rest belongs to the celebration. */
const largestLine = 0.4;
const largestBlock = 0.84;

function fitName(name: HTMLElement, space: HTMLElement): void {
  const height = space.clientHeight;
  const block = name.parentElement ?? name;
  const fits = (size: number) => {
    name.style.fontSize = `${size}px`;
    return block.offsetHeight <= height * largestBlock && name.scrollWidth <= name.clientWidth;
  };
  const most = Math.max(smallest, Math.floor(height * largestLine));
  delete name.dataset.broken;
  const whole = largestWhich(fits, smallest, most);
  if (whole >= readable || fits(most)) return void fits(whole);
  name.dataset.broken = 'true';
  fits(Math.min(largestWhich(fits, smallest, most), 2 * readable));
}
