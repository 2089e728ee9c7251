import type { Page } from '@playwright/test';

const alef = 'א'.charCodeAt(0);
/** Placeholders, markup and addresses stay as they are. */
const kept = /\{\{[^}]*\}\}|<[^>]*>|https?:\S+/g;

const inHebrewLetters = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(alef + ((letter.toLowerCase().charCodeAt(0) - 97) % 22)),
  );

function madeUp(text: string): string {
  const pieces = text.split(kept);
  const between = text.match(kept) ?? [];
  return pieces.map((piece, place) => inHebrewLetters(piece) + (between[place] ?? '')).join('');
}

/** Sentences and words for people; what the program reads (a colour, an address, a word of its own) begins otherwise. */
const isForPeople = (text: string): boolean => /^[A-Z“{]|\s/.test(text) && !/^[#/.\d]/.test(text);

/** The English page in letters that run from right to left, as a language would be that is only added by its texts. */
export async function speakMadeUpLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turn = () => {
      const root = document.documentElement;
      if (root && root.dir !== 'rtl') root.dir = 'rtl';
    };
    new MutationObserver(turn).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['dir'],
    });
  });
  await page.route(/text-en-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /:(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g,
      (all, quote: string, text: string) => (isForPeople(text) ? `:${quote}${madeUp(text)}${quote}` : all),
    );
    await route.fulfill({ response: answer, body });
  });
}
