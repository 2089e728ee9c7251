import { useEffect } from 'react';
import { spin } from './spin-command';

/** Space spins unless it means something where the focus is; ctrl or cmd with Enter spins also while typing. */
export function useSpinKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || !isSpinKey(event)) return;
      event.preventDefault();
      spin();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

export function isSpinKey(event: KeyboardEvent): boolean {
  if (event.key === 'Enter')
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !isInDialog(event.target);
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return event.key === ' ' && plain && !takesSpace(event.target);
}

const roles = [
  'button',
  'checkbox',
  'combobox',
  'menuitem',
  'option',
  'radio',
  'slider',
  'switch',
  'tab',
  'textbox',
];
const controls = [
  'a, button, input, select, textarea, summary, dialog, [contenteditable]',
  ...roles.map((role) => `[role=${role}]`),
].join(', ');

const takesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(controls) !== null;

/** Behind a dialog nobody would see the wheel turn. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;
