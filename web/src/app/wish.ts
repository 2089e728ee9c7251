import { type DialogName, type Dialogs, openDialog, overlayStore } from '../components/dialog/open-dialog';
import { panelTabStore, showTab } from '../stage/panel-tab';
import { wheelStore } from '../wheel/store';
import { dialogs } from './dialogs';
import { panels } from './panels';

/** After this many ms the button isn't in this version, or not on this screen. */
const longestRendering = 10_000;

/** What the visitor asked for when its script was missing. */
export interface Wish {
  dialog?: DialogName;
  /** The place of the choice whose dialog was asked for: a sample's choices have other ids after a reload. */
  slice?: number;
  sliceTab?: NonNullable<Dialogs['slice']['tab']>;
  tab?: string;
  /** The name of the button that was pressed. */
  button?: string;
}

/** Read before the part that is missing closes itself. */
export function currentWish(): Wish {
  const dialog = overlayStore.getState().opened.at(-1);
  if (dialog?.name === 'slice') {
    const { guid, tab = 'appearance' } = dialog.props as Dialogs['slice'];
    const { slices } = wheelStore.getState().wheel;
    return { slice: slices.findIndex((slice) => slice.guid === guid), sliceTab: tab };
  }
  if (dialog && Object.keys(dialog.props).length === 0) return { dialog: dialog.name };
  const { tab } = panelTabStore.getState();
  if (!panels.find(({ id }) => id === tab)?.part.current) return { tab };
  const pressed = document.activeElement;
  return pressed instanceof HTMLButtonElement ? { button: nameOf(pressed) } : {};
}

/** Opens what the page before this reload could not fetch. A command isn't run again: its button gets the focus. */
export function grantWish({ dialog, slice, sliceTab, tab, button }: Wish): void {
  const guid = wheelStore.getState().wheel.slices[slice ?? -1]?.guid;
  const panel = panels.find(({ id }) => id === tab);
  if (dialog && Object.hasOwn(dialogs, dialog)) openDialog(dialog as 'samples');
  else if (guid) openDialog('slice', { guid, tab: sliceTab });
  else if (panel) showTab(panel.id);
  else if (button) press(button);
}

/** A panel may be rendered a little later than this runs; a visitor who goes elsewhere meanwhile stays there. */
function press(name: string): void {
  const rendering = new MutationObserver(() => tryToPress());
  const tryToPress = () => {
    const button = [...document.querySelectorAll('button')].find((each) => nameOf(each) === name);
    const hasGoneElsewhere = document.activeElement !== document.body;
    if (button || hasGoneElsewhere) rendering.disconnect();
    if (!button || hasGoneElsewhere) return;
    button.focus();
    if (button.hasAttribute('aria-haspopup')) button.click();
  };
  rendering.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => rendering.disconnect(), longestRendering);
  tryToPress();
}

const nameOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent ?? '';
