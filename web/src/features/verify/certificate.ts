import { encode } from 'uqr';
import { displayFace } from '../../wheel/drawing/look';
import type { CertificateTexts } from './certificate-texts';

/** A4 at 150 dots per inch. */
const width = 1240;
const height = 1754;
const margin = 120;
const ink = '#1d1a33';
const soft = '#5b5770';
const coral = '#ff5e50';
const gold = '#ffb81c';
const codeSize = 300;
const factsTop = 1040;

const display = (size: number) => `600 ${size}px "${displayFace}", system-ui, sans-serif`;
const plain = (size: number, weight = 400) => `${weight} ${size}px system-ui, sans-serif`;

/** One page that says what was drawn and where anyone can check it. */
export async function drawCertificate(texts: CertificateTexts, canvas: HTMLCanvasElement): Promise<Blob> {
  await document.fonts?.load(display(48), texts.title + texts.places.join('')).catch(() => []);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw a certificate on.');
  drawFrame(context);
  drawHead(context, texts);
  drawPlaces(context, texts);
  const factsEnd = drawFacts(context, texts);
  drawCode(context, texts);
  drawFoot(context, texts, factsEnd);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser could not write the certificate.');
  return blob;
}

function drawFrame(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.lineWidth = 6;
  context.strokeStyle = ink;
  context.strokeRect(48, 48, width - 96, height - 96);
  // Half a wheel at the top, as on the stage.
  const slices = 12;
  for (let slice = 0; slice < slices; slice += 1) {
    context.beginPath();
    context.moveTo(width / 2, 51);
    context.arc(width / 2, 51, 110, (slice * Math.PI) / slices, ((slice + 1) * Math.PI) / slices);
    context.fillStyle = slice % 2 === 0 ? coral : gold;
    context.fill();
  }
}

function drawHead(context: CanvasRenderingContext2D, { title, wheel, heading }: CertificateTexts): void {
  context.textAlign = 'center';
  context.fillStyle = ink;
  context.font = display(fittingSize(context, title, 68));
  context.fillText(title, width / 2, 280);
  context.fillStyle = soft;
  context.font = plain(36);
  if (wheel) context.fillText(shortened(context, wheel, width - 2 * margin), width / 2, 350);
  context.font = plain(34);
  context.fillText(heading, width / 2, 460);
}

/** As large as the place between heading and facts allows; what doesn't fit is counted. */
function drawPlaces(context: CanvasRenderingContext2D, { places, more }: CertificateTexts): void {
  const top = 500;
  const room = factsTop - 60 - top;
  const shown = places.slice(0, places.length > 16 ? 15 : 16);
  const rows = shown.length < places.length ? shown.length + 1 : shown.length;
  const line = Math.min(rows === 1 ? 260 : 150, room / rows);
  const largest = line * 0.74;
  const size = Math.max(28, Math.min(...shown.map((text) => fittingSize(context, text, largest))));
  context.font = display(size);
  context.fillStyle = ink;
  const first = top + (room - rows * line) / 2 + line / 2 + size * 0.35;
  shown.forEach((text, row) => {
    context.fillText(shortened(context, text, width - 2 * margin), width / 2, first + row * line);
  });
  if (shown.length === places.length) return;
  context.font = plain(Math.min(30, line * 0.8));
  context.fillStyle = soft;
  context.fillText(more(places.length - shown.length), width / 2, first + shown.length * line);
}

/** Returns where they end. */
function drawFacts(context: CanvasRenderingContext2D, { facts }: CertificateTexts): number {
  const right = width - margin - codeSize - 50;
  context.textAlign = 'start';
  let y = factsTop;
  for (const [name, value] of facts) {
    context.fillStyle = soft;
    context.font = plain(24);
    context.fillText(name, margin, y);
    context.fillStyle = ink;
    context.font = plain(28, 600);
    for (const part of wrapped(context, value, right - margin)) {
      y += 36;
      context.fillText(part, margin, y);
    }
    y += 50;
  }
  return y - 50;
}

function drawCode(context: CanvasRenderingContext2D, { address, scan }: CertificateTexts): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const dot = Math.floor(codeSize / size);
  const left = width - margin - size * dot;
  const top = factsTop - 24;
  context.fillStyle = ink;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * dot, top + y * dot, dot, dot);
    });
  });
  context.font = plain(24);
  context.fillStyle = soft;
  const below = top + size * dot + 42;
  wrapped(context, scan, size * dot).forEach((part, row) => {
    context.fillText(part, left, below + row * 30);
  });
}

/** The verdict and the address at the bottom: smaller where they would reach into the facts. */
function drawFoot(
  context: CanvasRenderingContext2D,
  { address, verdict }: CertificateTexts,
  factsEnd: number,
): void {
  context.textAlign = 'center';
  context.fillStyle = soft;
  for (const size of [24, 20, 16]) {
    context.font = plain(size);
    const line = (size * 4) / 3;
    const lines = [verdict, address].flatMap((text) => wrapped(context, text, width - 2 * margin));
    const first = height - 58 - lines.length * line;
    if (first - line < factsEnd && size > 16) continue;
    lines.forEach((part, row) => {
      context.fillText(part, width / 2, first + row * line);
    });
    return;
  }
}

/** The largest size up to this one at which the text fits into one line. */
function fittingSize(context: CanvasRenderingContext2D, text: string, largest: number): number {
  context.font = display(largest);
  const { width: wide } = context.measureText(text);
  return Math.min(largest, (largest * (width - 2 * margin)) / Math.max(1, wide));
}

function shortened(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines that fit, broken between words, and within a word that is longer than a line. */
function wrapped(context: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (context.measureText(longer).width <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && context.measureText(line + letter).width > room) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}
