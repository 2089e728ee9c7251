import { overlayStore } from '../dialog/open-dialog';

/** Copies a text to the clipboard; pages on plain http have only the old API. Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const box = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  box.style.position = 'fixed';
  box.style.opacity = '0';
  // Everything outside the uppermost dialog is inert and can't be selected.
  (overlayStore.getState().frames.at(-1) ?? document.body).append(box);
  const focused = document.activeElement;
  box.select();
  const isCopied = document.execCommand?.('copy') === true;
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
