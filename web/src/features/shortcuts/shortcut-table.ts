/** Keys by their `key` names; `Mod` is ctrl, and cmd on a Mac. */
export type Key =
  | 'Mod'
  | 'Ctrl'
  | 'Shift'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Home'
  | 'End'
  | 'F2'
  | 'Delete'
  | 'A–Z'
  | 'Up'
  | 'Down'
  | 'Left'
  | 'Right'
  | 'Z'
  | 'Y'
  | 'S'
  | 'P'
  | '/'
  | '?';

export type Does =
  | 'spin'
  | 'spinAnywhere'
  | 'close'
  | 'undo'
  | 'redo'
  | 'save'
  | 'search'
  | 'present'
  | 'sheet'
  | 'add'
  | 'choose'
  | 'find'
  | 'hide'
  | 'rename'
  | 'delete'
  | 'lift'
  | 'move'
  | 'keepChoice'
  | 'menu'
  | 'tabs';

export interface Shortcut {
  does: Does;
  /** Each key combination for it. */
  ways: readonly (readonly Key[])[];
}

/** Every key that the page with the wheel handles, in the order of the sheet. */
export const shortcutGroups = [
  {
    name: 'wheel',
    shortcuts: [
      { does: 'spin', ways: [['Space']] },
      { does: 'spinAnywhere', ways: [['Mod', 'Enter']] },
      { does: 'close', ways: [['Escape']] },
      { does: 'present', ways: [['P']] },
    ],
  },
  {
    name: 'page',
    shortcuts: [
      { does: 'undo', ways: [['Mod', 'Z']] },
      {
        does: 'redo',
        ways: [
          ['Mod', 'Shift', 'Z'],
          ['Ctrl', 'Y'],
        ],
      },
      { does: 'save', ways: [['Mod', 'S']] },
      { does: 'search', ways: [['/']] },
      { does: 'sheet', ways: [['?']] },
    ],
  },
  {
    name: 'choices',
    shortcuts: [
      { does: 'add', ways: [['Enter']] },
      { does: 'choose', ways: [['Up'], ['Down'], ['Home'], ['End']] },
      { does: 'find', ways: [['A–Z']] },
      { does: 'hide', ways: [['Space']] },
      { does: 'rename', ways: [['F2']] },
      { does: 'delete', ways: [['Delete']] },
      { does: 'lift', ways: [['Space']] },
      { does: 'move', ways: [['Up'], ['Down']] },
      { does: 'keepChoice', ways: [['Mod', 'Enter']] },
    ],
  },
  {
    name: 'menus',
    shortcuts: [
      { does: 'menu', ways: [['Up'], ['Down'], ['Home'], ['End']] },
      { does: 'tabs', ways: [['Left'], ['Right']] },
    ],
  },
] as const satisfies readonly { name: string; shortcuts: readonly Shortcut[] }[];

const worded = ['Mod', 'Ctrl', 'Shift', 'Enter', 'Escape', 'Space', 'Home', 'End', 'Delete'] as const;

/** Whether the language has a word for the key; other keys are shown by their name. */
export const hasWord = (key: Key): key is (typeof worded)[number] => (worded as readonly Key[]).includes(key);

const signs: Partial<Record<Key, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };
const onMac: Partial<Record<Key, string>> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Enter: '↩', Delete: '⌫' };

/** The symbol on a key, shown instead of a word. */
export const signOn = (key: Key, isApple: boolean): string | undefined =>
  signs[key] ?? (isApple ? onMac[key] : undefined);
