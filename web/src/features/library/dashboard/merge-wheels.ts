import type { ListedWheel } from '../../../api/wheels';
import type { CardState, SaveProblem, WheelCard } from '../../../library/wheel-record';
import type { User } from '../../../session/user';
import { isFromLink, isOwnCard } from '../use-cards';

/** A wheel of the dashboard: in the cloud, only in this browser, or in both. */
export interface DashboardWheel extends ListedWheel {
  /** Which of its changes the cloud lacks. */
  mark?: Exclude<CardState, 'saved'>;
  problem?: SaveProblem;
  coEditor?: string;
  /** The cloud doesn't list it: it is opened, renamed, duplicated and deleted in the library. */
  isLocal?: true;
}

interface Listed {
  wheels: readonly ListedWheel[] | undefined;
  isLoading: boolean;
  /** Deleted here; the server may not have answered yet, and a list under way may still contain them. */
  deleted: ReadonlySet<string>;
}

/** The wheels of the cloud together with those that only this browser has. */
export function mergeWheels(
  { wheels, isLoading, deleted }: Listed,
  cards: readonly WheelCard[],
  user: User | null,
): DashboardWheel[] {
  const own = cards.filter((card) => isOwnCard(card, user) && !isFromLink(card) && !deleted.has(card.key));
  const byKey = new Map(own.map((card) => [card.key, card]));
  const inCloud = new Set(wheels?.map(({ id }) => id));
  const isMissing = ({ key, state }: WheelCard): boolean => {
    if (inCloud.has(key)) return false;
    if (state === 'here') return true;
    // Its page of the list may still arrive. Once all pages are loaded, a saved wheel that isn't in them was
    // deleted elsewhere.
    return !isLoading && (state !== 'saved' || wheels === undefined);
  };
  return [
    ...(wheels ?? [])
      .filter(({ id }) => !deleted.has(id))
      .map((wheel) => withUnsent(wheel, byKey.get(wheel.id))),
    ...own.filter(isMissing).map(asListed),
  ];
}

/** Opening the wheel shows this browser's version, so the list does too. */
function withUnsent(wheel: ListedWheel, card: WheelCard | undefined): DashboardWheel {
  if (!card || card.state === 'saved' || card.state === 'here') return wheel;
  return { ...wheel, ...seenOf(card), mark: card.state };
}

const asListed = (card: WheelCard): DashboardWheel => ({
  id: card.key,
  updatedAt: card.usedAt,
  ...seenOf(card),
  ...(card.state === 'saved' ? {} : { mark: card.state, isLocal: true }),
});

const seenOf = ({ name, choices, colors, problem, coEditor }: WheelCard) => ({
  name,
  sliceCount: choices,
  colors: [...colors],
  ...(problem ? { problem } : {}),
  ...(coEditor === undefined ? {} : { coEditor }),
});
