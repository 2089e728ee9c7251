import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../../wheel/keeping/browser-storage';

/** How the choices are shown: as rows, or as plain text with a choice per line. */
export type ChoicesView = 'list' | 'text';

const key = 'choicesView';

const rememberedView = (): ChoicesView => (keptPreference(key) === 'text' ? 'text' : 'list');

export const choicesViewStore = createStore<{ view: ChoicesView }>()(() => ({ view: rememberedView() }));

export function chooseView(view: ChoicesView): void {
  choicesViewStore.setState({ view });
  keepPreference(key, view);
}
