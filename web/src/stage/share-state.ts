import { createStore } from 'zustand/vanilla';
import { finishTyping } from '../components/text-box/finish-typing';

export const shareStore = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function openShare(): void {
  finishTyping();
  shareStore.setState({ isOpen: true });
}
export const closeShare = (): void => shareStore.setState({ isOpen: false });
