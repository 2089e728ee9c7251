import { useEffect, useState } from 'react';
import { readSentence, type SentenceReading } from '../../api/ideas';
import type { LanguageCode } from '../../i18n/languages';

/** A pause in typing after which the sentence is read, in milliseconds. */
const pause = 250;
/** In characters. */
const shortest = 3;

/**
 * How the server reads the sentence while it is typed; null if it is too short or too long, or can't be read at the
 * moment.
 */
export function useReading(prompt: string, lang: LanguageCode, longest: number): SentenceReading | null {
  const [reading, setReading] = useState<SentenceReading | null>(null);
  const sentence = prompt.trim();
  // As the server counts: an emoji is one.
  const length = [...sentence].length;
  const isReadable = length >= shortest && length <= longest;

  useEffect(() => {
    if (!isReadable) return setReading(null);
    const work = new AbortController();
    const timer = setTimeout(() => {
      readSentence({ prompt: sentence, lang }, work.signal).then(
        (found) => !work.signal.aborted && setReading(found),
        // The wheel can still be made, or the form says then why it can't.
        () => !work.signal.aborted && setReading(null),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      work.abort();
    };
  }, [sentence, lang, isReadable]);

  return isReadable ? reading : null;
}
