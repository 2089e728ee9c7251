import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { prefersStillness } from '../../components/motion/stillness';
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
  // One after the other, and then plain text again.
  const [letters, setLetters] = useState(() => arriving(text));
  useNameFit(name, space, [text, picture]);
  return (
    <div ref={space} className={styles.space} data-space>
      <div className={styles.band} data-band data-picture={picture ? true : undefined}>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <h2
          ref={name}
          id={id}
          className={styles.name}
          dir="auto"
          data-name
          aria-label={letters ? text : undefined}
        >
          {letters ? <Letters letters={letters} onArrived={() => setLetters(null)} /> : text}
        </h2>
      </div>
    </div>
  );
}

/** More would arrive too fast to see, or too late. */
const mostLetters = 30;
const longestWord = 16;
/** Between two letters, and for all of them, in ms. */
const pause = 35;
const longestArrival = 500;

interface LettersProps {
  letters: readonly string[];
  /** Called when the last one is there. */
  onArrived: () => void;
}

/** They stay inline, so that lines break and letters join as they always do. */
function Letters({ letters, onArrived }: LettersProps) {
  const delay = Math.min(pause, longestArrival / letters.length);
  return letters.map((letter, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
      key={place}
      className={styles.letter}
      style={{ animationDelay: `${place * delay}ms` }}
      onAnimationEnd={place === letters.length - 1 ? onArrived : undefined}
    >
      {letter}
    </span>
  ));
}

/** Null where they arrive at once: without motion, and in names that may have to be broken within words. */
function arriving(text: string): string[] | null {
  if (prefersStillness() || typeof Intl.Segmenter === 'undefined') return null;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const isLong = letters.length > mostLetters || text.split(/\s+/).some((word) => word.length > longestWord);
  return isLong ? null : letters;
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
