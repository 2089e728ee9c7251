/** Stories by their file. */
type Stories = Record<string, string[]>;

/** The core set: what runs in Firefox and WebKit too, where engines differ or everybody passes. */
const inAll: Stories = {
  accessibility: [
    'axe finds nothing on the wheel’s surfaces: light and dark',
    'axe finds nothing on the pages beside the wheel: light and dark',
  ],
  choices: [
    'adding: only text can be added, Enter adds, the box empties',
    'a pasted list becomes one choice per line, and one undo takes it back',
    'the menu of a row: a copy has an id of its own, Edit opens the dialog',
    'a double click or F2 renames in the row',
  ],
  'choices-reorder': [
    'a row follows the pointer, the others make room, and it can be dragged back',
    'put down where it was, or given back by Escape, nothing is stored',
    'by keys: lifted, moved, dropped, announced, and the focus stays',
  ],
  'choices-files': [
    'a plain list dropped on the wheel is added after a preview',
    'a table has no formulas in it',
    'plain text has a choice per line',
  ],
  cloud: ['what is still being typed is saved too'],
  'draw-modes': ['several winners are two clicks away; the number stays with the wheel and can be undone'],
  keyboard: [
    'a whole round without a pointer: add, switch off, delete, spin, confirm',
    'menus open, move and close by keys, and give the focus back',
  ],
  languages: ['a choice in the menu changes page and address, and is remembered'],
  library: ['a guest finds every wheel again, opens one, deletes it and takes that back'],
  'light-and-dark': ['the page follows the device until a scheme is chosen, and remembers the choice'],
  'live-room': [
    'the host’s answer closes everybody’s popup and the wheel follows; a viewer’s closes only the own',
    'edits are seen as they happen, also another wheel, and viewers can change nothing',
  ],
  look: ['a palette paints the wheel, is stored, and is one step to undo'],
  media: ['an image is uploaded, seen large, and deleted'],
  'official-draw': [
    'a draw is committed, made, shown, remembered, and checked by anyone with its link',
    'the browser that drew finds that everything adds up',
  ],
  offline: [
    'after one visit the whole editor works without the network',
    'at the address of a language that was never seen, the page starts in the one that was',
  ],
  persistence: ['every change is stored at once and announced to the page'],
  'read-aloud': ['the winner is read aloud once it is wanted, and the closed popup is silence'],
  results: [
    'a win is counted and set beside the chance',
    'history stands in its order, is exported, cleared, and the clearing taken back',
  ],
  scenes: [
    'one press changes the whole stage, one undo takes it back',
    'the keyboard goes through the cards by arrows and chooses by Enter',
  ],
  share: ['the QR code is the link'],
  shortcuts: ['a question mark shows the keys, and Escape gives the focus back'],
  'sign-in': ['a visitor signs in by a mailed link and is back where they came from'],
  sizes: [
    'the first view is whole: the wheel in its colours and round, its names in the display font',
    'panels that open over the page are as high as their content',
    'the cards of scenes and samples lie beside each other',
    'the ring of the focus is whole on the buttons of a row, of the header and of the stage',
    'Escape closes what has a search field, at its first press',
  ],
  'slice-dialog': ['text waits for Save; colour and weight hold at once, and show'],
  'spin-many-choices': [
    '1000 choices are drawn in vivid colours, spun, and the lens names the winner',
    '10000 choices are drawn in vivid colours, spun, and the lens names the winner',
  ],
  'spin-popup': [
    'confirm only closes',
    'Spin again has the focus: it confirms and spins',
    'a double click counts once, on the answer and on Spin',
    'Escape and a click beside the popup mean confirm',
  ],
  transcript: ['what a screen reader says: en', 'what a screen reader says: de'],
  undo: ['buttons step back and forward, and say when they cannot'],
  'wheel-link': ['a guest sends a wheel without an account, and the other has a copy of their own'],
  wheels: ['a sample from the gallery takes the stage and is there after a reload'],
};

/** What one of the two can't be asked here; `docs/browsers.md` says why. */
const inOne: Record<'firefox' | 'webkit', Stories> = {
  firefox: {
    accessibility: [
      'axe finds nothing on the wheel’s surfaces: forced colours',
      'axe finds nothing on the pages beside the wheel: forced colours',
    ],
    'forced-colors': ['menus and dialogs have edges, and axe finds nothing in them'],
    persistence: ['two tabs show one wheel, and each takes back what it did'],
    share: ['a shared wheel is for everyone with the link'],
    undo: ['keys do the same, except in a text field'],
  },
  webkit: {
    print: ['the wheel and all its choices are printed on white, and nothing else of the page'],
    share: ['a shared wheel spins in a frame of another site and keeps nothing there'],
    sound: ['a spin has music that loops and fades, the winner a fanfare, a removal its swish'],
  },
};

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches Playwright's name of each of these stories: file, titles above, title. */
export const storiesOf = (engine: 'firefox' | 'webkit'): RegExp[] =>
  [inAll, inOne[engine]].flatMap((stories) =>
    Object.entries(stories).flatMap(([file, titles]) =>
      titles.map((title) => new RegExp(`(^| )${literally(file)}\\.spec\\.ts (.* )?${literally(title)}$`)),
    ),
  );
