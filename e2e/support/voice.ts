import type { Page } from '@playwright/test';

/** Gives the browser a voice that records what it speaks: a browser under test has none. */
export async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((spoken) => {
    const said: string[] = [];
    const voice = { name: 'Story', lang: spoken, localService: true, default: true, voiceURI: 'story' };
    Object.assign(window, { said });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        speak: ({ text }: { text: string }) => said.push(text),
        cancel: () => said.push('(silence)'),
        addEventListener: () => {},
        removeEventListener: () => {},
      },
    });
  }, lang);
}

export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
