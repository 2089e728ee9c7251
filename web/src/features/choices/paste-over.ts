import type { ClipboardEvent } from 'react';
import { finishTyping } from '../../components/text-box/finish-typing';
import { isReplaceableSample } from '../../stage/replace-sample';
import { addChoices } from './add-choices';
import { filledLines } from './import/import-text';

/**
 * Text is pasted where the caret is, as in any text box. Only a list that replaces the whole text of an untouched
 * sample begins a wheel of its own: with the sample's name above it, the visitor's names would be “What's for lunch?”.
 */
export function pasteOver(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const box = event.currentTarget;
  const text = event.clipboardData.getData('text/plain');
  const isWhole = box.selectionStart === 0 && box.selectionEnd === box.value.length;
  const lines = filledLines(text);
  if (!isWhole || lines.length < 2) return;
  finishTyping();
  if (!isReplaceableSample()) return;
  event.preventDefault();
  addChoices(lines.map((line) => ({ text: line }))).then(
    () => box.setSelectionRange(box.value.length, box.value.length),
    (error) => {
      console.error('The sample could not be replaced; the text was pasted into it.', error);
      box.value = text;
      box.dispatchEvent(new Event('input', { bubbles: true }));
    },
  );
}
