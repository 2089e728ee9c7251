import type { RefObject } from 'react';
import { createStore } from 'zustand/vanilla';
import type { LazyPart } from '../../components/lazy-part/lazy-part';
import { finishTyping } from '../../components/text-box/finish-typing';

export interface TitlePartProps {
  /** The button at the wheel's name. */
  opener: RefObject<HTMLButtonElement | null>;
}

type TitlePart = LazyPart<TitlePartProps>;

/** What is open at the wheel's name: its menu, or what the menu led to. */
export const wheelTitleStore = createStore<{ open: TitlePart | null }>()(() => ({ open: null }));

export function openAtTitle(open: TitlePart | null): void {
  if (open) finishTyping();
  wheelTitleStore.setState({ open });
}
export const closeAtTitle = (): void => openAtTitle(null);
