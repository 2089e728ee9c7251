import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { LoadState } from '../../../components/load-state/LoadState';
import type { useLoaded } from '../../../components/load-state/use-loaded';
import { Pages } from '../../../components/pages/Pages';
import { useTranslation } from '../../../i18n/use-translation';
import { type KeyHint, KeyHints } from './KeyHints';
import styles from './ModerationDesk.module.css';
import { commandOf, type ListCommand } from './moderation-keys';
import { useListFocus } from './use-list-focus';

/** What a card and its keys can do with the list. */
export interface Desk<Item> {
  isSelected: boolean;
  /** Whether the text of this item, a reply or a note, is being written. */
  isWriting: boolean;
  select: () => void;
  write: () => void;
  stopWriting: () => void;
  /** Takes a settled item out of the list; the next one gets the focus. */
  remove: (item: Item) => void;
}

export interface DeskPlace {
  page: number;
  onPage: (page: number) => void;
  /** Whether its first entry takes the focus once it is loaded. */
  takesFocus: boolean;
}

interface ModerationProps<Item> extends DeskPlace {
  queue: ReturnType<typeof useLoaded<{ items: Item[]; total: number; totalPages: number }>>;
  hints: readonly KeyHint[];
  empty: string;
  countText: (count: number) => string;
  /** A key that doesn't move the focus. */
  onCommand: (command: Exclude<ListCommand, 'next' | 'previous'>, item: Item, desk: Desk<Item>) => void;
  children: (item: Item, desk: Desk<Item>) => ReactNode;
}

/** A list of things to decide. Keys act only on the focused entry, so that they never surprise anyone. */
export function Moderation<Item extends { number: number }>(props: ModerationProps<Item>) {
  const { queue, hints, empty, countText, onCommand, children, ...place } = props;
  const { t } = useTranslation('moderation');
  const [writing, setWriting] = useState<number | null>(null);
  const items = queue.result?.items ?? [];
  const focus = useListFocus({ count: queue.result && items.length, ...place });

  const stopWriting = () => {
    setWriting(null);
    focus.claimFocus();
  };
  const deskOf = (item: Item, index: number): Desk<Item> => ({
    isSelected: index === focus.chosen,
    isWriting: item.number === writing,
    select: () => focus.choose(index),
    write: () => setWriting(item.number),
    stopWriting,
    remove: ({ number }) => {
      stopWriting();
      queue.amend((now) => ({
        ...now,
        total: now.total - 1,
        items: now.items.filter((each) => each.number !== number),
      }));
    },
  });
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent);
    const item = items[focus.chosen];
    if (!command || !item) return;
    event.preventDefault();
    if (command === 'next') focus.move(1);
    else if (command === 'previous') focus.move(-1);
    else onCommand(command, item, deskOf(item, focus.chosen));
  };

  return (
    <>
      <KeyHints hints={hints} />
      <LoadState loaded={queue} failed={t('failed')} isEmpty={items.length === 0} empty={empty}>
        {({ total, totalPages }) => (
          <>
            <p className={styles.count}>{countText(total)}</p>
            <ul ref={focus.list} className={styles.list} onKeyDown={pressed}>
              {items.map((item, index) => (
                <li key={item.number}>{children(item, deskOf(item, index))}</li>
              ))}
            </ul>
            <Pages current={place.page} total={totalPages} onPage={place.onPage} />
          </>
        )}
      </LoadState>
    </>
  );
}
