import { beforeAll, describe, expect, test } from 'vitest';
import type { Translate } from '../../i18n/keys';
import { type LanguageCode, languageCodes, languageOf } from '../../i18n/languages';
import type verify from '../../i18n/locales/en/verify.json';
import { loadSection } from '../../i18n/sections';
import { boundTranslator } from '../../i18n/translate';
import { madeReceipt } from '../../receipts/testing/made-receipt';
import { drawCertificate } from './certificate';
import { certificateTexts } from './certificate-texts';

type Texts = typeof verify;
const written = import.meta.glob<Texts>('../../i18n/locales/*/verify.json', {
  import: 'default',
  eager: true,
});
const textsIn = (code: LanguageCode) => written[`../../i18n/locales/${code}/verify.json`] as Texts;

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A canvas that notes where texts and the QR code are. Its letters are wider than those of any face the page asks for. */
class NotingCanvas {
  width = 0;
  height = 0;
  readonly boxes: Box[] = [];
  font = '';
  textAlign = 'start';

  asCanvas(): HTMLCanvasElement {
    const nothing = () => undefined;
    Object.assign(this, {
      beginPath: nothing,
      moveTo: nothing,
      arc: nothing,
      fill: nothing,
      strokeRect: nothing,
    });
    const canvas = { getContext: () => this, toBlob: (done: BlobCallback) => done(new Blob(['png'])) };
    return canvas as unknown as HTMLCanvasElement;
  }

  measureText(text: string) {
    return { width: [...text].length * this.size * 0.62 };
  }

  fillText(text: string, x: number, y: number) {
    const { width } = this.measureText(text);
    const left = this.textAlign === 'center' ? x - width / 2 : x;
    this.boxes.push({
      text,
      left,
      right: left + width,
      top: y - 0.8 * this.size,
      bottom: y + 0.25 * this.size,
    });
  }

  /** The dots of the code count as one box; the first rectangle is the paper. */
  fillRect(x: number, y: number, width: number, height: number) {
    if (width > 1000) return;
    const code = this.boxes.find(({ text }) => text === 'code');
    const dot = { text: 'code', left: x, right: x + width, top: y, bottom: y + height };
    if (!code) this.boxes.push(dot);
    else {
      code.left = Math.min(code.left, dot.left);
      code.right = Math.max(code.right, dot.right);
      code.top = Math.min(code.top, dot.top);
      code.bottom = Math.max(code.bottom, dot.bottom);
    }
  }

  private get size(): number {
    return Number(/([\d.]+)px/.exec(this.font)?.[1]);
  }
}

async function drawnIn(
  code: LanguageCode,
  winners: string[],
  verdict: keyof Texts['verdict'],
  name: string,
  reserves: string[] = [],
) {
  const t = boundTranslator(code, 'verify').t as Translate<'verify'>;
  const receipt = { ...madeReceipt(), winners, reserves, name, number: 12_345 };
  const address = `https://ziehungen.schulverwaltung.musterstadt.example/${code}/verify/${receipt.spinId}`;
  const textOf = (guid: string) => guid;
  const certified = { receipt, textOf, verdict: t(`verdict.${verdict}`), address };
  const canvas = new NotingCanvas();
  await drawCertificate(certificateTexts(certified, t, languageOf(code).locale), canvas.asCanvas());
  return canvas.boxes;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const longName = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsverein '.repeat(3);
const crowds: [what: string, winners: string[]][] = [
  ['one winner', ['Anna']],
  ['a winner with a long name', [longName]],
  ['sixteen winners', Array.from({ length: 16 }, (_, place) => `Winner ${place + 1}`)],
  ['sixty winners with long names', Array.from({ length: 60 }, (_, place) => `${place} ${longName}`)],
];

beforeAll(() => Promise.all(languageCodes.map((code) => loadSection(code, 'verify'))));

describe.each(languageCodes)('the certificate in %s', (code) => {
  test.each(crowds)('keeps everything on its page, nothing over another: %s', async (_what, winners) => {
    for (const verdict of ['holds', 'privateUnlogged', 'unlogged', 'unproven'] as const) {
      const boxes = await drawnIn(code, winners, verdict, longName);
      for (const { text, left, right, top, bottom } of boxes) {
        expect([left >= 60, right <= 1180, top >= 161, bottom <= 1700], text).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
      const clashes = boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter((other) => overlap(one, other))
          .map(({ text }) => [one.text, text]),
      );
      expect(clashes).toEqual([]);
    }
  });

  test('says everything in this language', async () => {
    const texts = textsIn(code);
    const boxes = await drawnIn(code, ['Anna', 'Ben'], 'holds', 'Tombola', ['Cleo']);
    const said = boxes.map(({ text }) => text).join(' ');
    const { title, from, on, draw, receipt, sealed, scan } = texts.certificate;
    for (const text of [
      title,
      from,
      on,
      draw,
      receipt,
      sealed,
      scan,
      texts.winner_other,
      texts.verdict.holds,
    ])
      expect(said).toContain(text);
    expect(said).toContain('Tombola');
    expect(said).toContain('2. Ben');
    const { reserve } = texts.certificate;
    expect(said).toContain(reserve.replace('{{place, number}}', '1').replace('{{text}}', 'Cleo'));
    expect(said).not.toContain('{{');
    const isEnglish = code.startsWith('en');
    expect(title === textsIn('en').certificate.title).toBe(isEnglish);
    expect(said.includes('Fingerprint')).toBe(isEnglish);
  });

  test('counts the winners that do not fit', async () => {
    const winners = Array.from({ length: 60 }, (_, place) => `Winner ${place + 1}`);
    const said = (await drawnIn(code, winners, 'holds', '')).map(({ text }) => text);
    const more = textsIn(code).certificate.more_other.replace('{{count, number}}', '45');
    expect(said).toContain('15. Winner 15');
    expect(said).not.toContain('16. Winner 16');
    expect(said).toContain(more);
  });
});
