/** X's names of the keys that browsers name differently. */
const names: Record<string, string> = {
  Enter: 'Return',
  ' ': 'space',
  Backspace: 'BackSpace',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Prior',
  PageDown: 'Next',
  Control: 'Control_L',
  Shift: 'Shift_L',
  Alt: 'Alt_L',
  Meta: 'Super_L',
};

/** The key of a browser's name (`Enter`, `a`, `?`) as xdotool calls it. */
export function keysymOf(key: string): string {
  const name = names[key];
  if (name) return name;
  if (key.length > 1 || /[a-z0-9]/i.test(key)) return key;
  return `U${key.codePointAt(0)?.toString(16).padStart(4, '0')}`;
}
