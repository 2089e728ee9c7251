import { useEffect, useState } from 'react';
import type { Loaded } from '../../components/load-state/use-loaded';
import { type Asking, askedAbout } from '../../library/asked-wheels';
import { type Library, openLibrary } from '../../library/library';
import type { WheelCard } from '../../library/wheel-record';
import { isSignInUnasked } from '../../session/keep-session';
import { ownerOf, type User } from '../../session/user';

/** The wheels of this browser, the most recently used first. Follows changes here and in other tabs. */
export function useCards(): Loaded<readonly WheelCard[]> {
  const [cards, setCards] = useState<readonly WheelCard[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let stop = () => {};
    let isShown = true;
    const fail = (error: unknown) => {
      console.error('The wheels of this browser could not be read.', error);
      if (isShown) setFailed(true);
    };
    openLibrary().then((library) => {
      if (isShown) stop = readAndFollow(library, setCards, fail);
    }, fail);
    return () => {
      isShown = false;
      stop();
    };
  }, [attempt]);
  const reload = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { result: cards, hasFailed: hasFailed && cards === undefined, reload };
}

/** One read at a time: a change during a read causes one more read, however many changes there are. */
function readAndFollow(
  library: Library,
  show: (cards: readonly WheelCard[]) => void,
  fail: (error: unknown) => void,
): () => void {
  let isShown = true;
  let isReading = false;
  let isOutdated = false;
  const read = async () => {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isOutdated && isShown) {
        isOutdated = false;
        const cards = await library.cards();
        if (isShown) show(cards);
      }
    } catch (error) {
      fail(error);
    }
    isReading = false;
  };
  const stop = library.follow(() => void read());
  void read();
  return () => {
    isShown = false;
    stop();
  };
}

/** A wheel of a share link, with this visitor's changes. */
export const isFromLink = ({ key }: WheelCard): boolean => key.startsWith('shared:');

/** Wheels of another account are hidden: a browser can have several users. */
export const isOwnCard = (card: WheelCard, user: User | null): boolean =>
  card.owner === undefined ||
  isFromLink(card) ||
  (user !== null && [card.owner, card.coEditor].includes(ownerOf(user)));

/** No account has this wheel. */
export const isOnlyHere = (card: WheelCard): boolean =>
  (card.state === 'here' || card.state === 'refused') &&
  card.owner === undefined &&
  !isFromLink(card) &&
  !card.key.startsWith('content:');

/**
 * The wheels of this browser that the user wasn't asked about in this way yet. None where a link has signed the visitor
 * in: the account may be the sender's.
 */
export function wheelsToTake(cards: readonly WheelCard[], user: User, asking: Asking): WheelCard[] {
  if (isSignInUnasked()) return [];
  const asked = askedAbout(user, asking);
  return cards.filter((card) => isOnlyHere(card) && !asked.has(card.key));
}
