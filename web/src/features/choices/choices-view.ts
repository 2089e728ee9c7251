import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../../wheel/browser-storage';

/** How the choices are shown: as rows, or as plain text with a choice per line. */
export type ChoicesView = 'list' | 'text';

const key = 'choicesView';

function rememberedView(): ChoicesView {
  try {
    return browserStorage('localStorage')?.getItem(key) === 'text' ? 'text' : 'list';
  } catch {
    return 'list';
  }
}

export const choicesViewStore = createStore<{ view: ChoicesView }>()(() => ({ view: rememberedView() }));

export function chooseView(view: ChoicesView): void {
  choicesViewStore.setState({ view });
  try {
    browserStorage('localStorage')?.setItem(key, view);
  } catch {
    // Storage can be full or forbidden; the view then lasts as long as the page.
  }
}
