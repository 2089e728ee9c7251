import { addUnfinishedField } from '../../components/text-box/finish-typing';
import { lineOf, linesIn, textOf } from '../../wheel/document/choice-lines';
import { slicesOfText } from '../../wheel/document/choice-text';
import type { Slice } from '../../wheel/document/document';
import { paletteNameOf } from '../../wheel/document/palette';
import { changeFields } from '../../wheel/edits/edits';
import { mostChoices } from '../../wheel/edits/list-edits';
import type { WheelStore } from '../../wheel/store';

/** The wheel follows the text this long after the last key: with ten thousand lines it can't follow every key. */
const followsAfter = 300;
/** A pause of this length ends an undo step. */
const restAfter = 2000;

/**
 * Keeps a text box and the wheel's choices in sync, whichever of them changes. Typed text reaches the wheel after a
 * moment, and before anything else can happen: a save, a spin, another view, the end of the page. Returns how to stop.
 */
export function syncTextBox(
  box: HTMLTextAreaElement,
  store: WheelStore,
  onFull: (isFull: boolean) => void,
): () => void {
  const wheelNow = () => store.getState().wheel;
  let shown = wheelNow().slices;
  /** The choices when the burst of typing began; null while no one types. */
  let before: readonly Slice[] | null = null;
  let isWaiting = false;
  let gesture = '';
  let followTimer = 0;
  let restTimer = 0;

  const follow = () => {
    clearTimeout(followTimer);
    if (!isWaiting) return;
    isWaiting = false;
    const { slices: latest, look } = wheelNow();
    const slices = slicesOfText(box.value, {
      before: before ?? latest,
      latest,
      palette: paletteNameOf(look),
    });
    // Set first: the wheel's update must not be taken for a change from elsewhere.
    shown = slices;
    store.getState().edit(
      changeFields(() => ({ slices })),
      gesture,
    );
    shown = wheelNow().slices;
    onFull(slices.length === mostChoices && linesIn(box.value).filter(isFilled).length > mostChoices);
  };
  const endBurst = () => {
    clearTimeout(restTimer);
    follow();
    if (before) store.getState().endGesture();
    before = null;
  };
  const typed = () => {
    if (!before) {
      before = wheelNow().slices;
      gesture = `choices as text ${performance.now()}`;
    }
    isWaiting = true;
    clearTimeout(followTimer);
    clearTimeout(restTimer);
    followTimer = window.setTimeout(follow, followsAfter);
    restTimer = window.setTimeout(endBurst, restAfter);
  };
  const show = (slices: Slice[]) => {
    // Unfinished typing stays: it is applied to the wheel as it is now, together with what was added to the
    // wheel meanwhile.
    const known = new Set(shown.map(({ guid }) => guid));
    const added = slices.filter(({ guid }) => !known.has(guid));
    before = isWaiting ? slices : null;
    shown = slices;
    const { selectionStart, selectionEnd } = box;
    box.value = isWaiting ? [box.value, ...added.map(lineOf)].join('\n') : textOf(slices);
    if (document.activeElement === box) box.setSelectionRange(selectionStart, selectionEnd);
  };

  box.value = textOf(shown);
  const stopWatching = store.subscribe(() => {
    if (wheelNow().slices !== shown) show(wheelNow().slices);
  });
  box.addEventListener('input', typed);
  box.addEventListener('blur', endBurst);
  const removeField = addUnfinishedField(endBurst);
  return () => {
    endBurst();
    stopWatching();
    removeField();
    box.removeEventListener('input', typed);
    box.removeEventListener('blur', endBurst);
  };
}

const isFilled = (line: string): boolean => line.trim() !== '';
