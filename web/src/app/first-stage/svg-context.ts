import type { Context } from '../../wheel/drawing/drawing';
import { fullTurn } from '../../wheel/motion/geometry';

/**
 * A canvas context that writes SVG instead, with as much of the interface as a wheel without pictures is drawn with.
 * Labels are a group of their own, because screens of other sizes show them in other sizes: their `font-size` is a
 * share of the group's.
 */
export class SvgContext {
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  font = '';
  textAlign = 'left';
  textBaseline = '';
  direction = 'ltr';
  globalAlpha = 1;
  shadowBlur = 0;

  private path = '';
  private place = '';
  private readonly shapes = new Map<string, string>();
  private readonly labels: string[] = [];

  /** What was drawn, without the `svg` element around it. */
  get svg(): string {
    const shapes = Array.from(this.shapes, ([place, inside]) => `<g transform="${place}">${inside}</g>`);
    return `${shapes.join('')}<g class="boot-labels">${this.labels.join('')}</g>`;
  }

  /** The context as drawing functions take it: they use no more of it than there is here. */
  asCanvas(): Context {
    return this as unknown as Context;
  }

  setTransform(a: number, b: number, _c: number, _d: number, x: number, y: number): void {
    const degrees = (Math.atan2(b, a) * 360) / fullTurn;
    this.place = `translate(${short(x)} ${short(y)})rotate(${short(degrees)})`;
  }

  clearRect(): void {}

  beginPath(): void {
    this.path = '';
  }

  moveTo(x: number, y: number): void {
    this.path += `M${short(x)} ${short(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `L${short(x)} ${short(y)}`;
  }

  closePath(): void {
    this.path += 'Z';
  }

  /** SVG has no arc of a whole turn: that is drawn as two halves. */
  arc(x: number, y: number, radius: number, from: number, to: number, isBackwards = false): void {
    const at = (angle: number) =>
      `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
    const isWhole = Math.abs(to - from) >= fullTurn;
    const stops = isWhole ? [(from + to) / 2, to] : [to];
    const startsPath = this.path === '' || isWhole;
    this.path += `${startsPath ? 'M' : 'L'}${at(from)}`;
    for (const stop of stops) {
      const isLarge = !isWhole && Math.abs(to - from) > fullTurn / 2;
      this.path += `A${short(radius)} ${short(radius)} 0 ${isLarge ? 1 : 0} ${isBackwards ? 0 : 1} ${at(stop)}`;
    }
    if (isWhole) this.path += 'Z';
  }

  fill(): void {
    this.add(`<path fill="${this.fillStyle}" d="${this.path}"/>`);
  }

  stroke(): void {
    this.add(
      `<path fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" d="${this.path}"/>`,
    );
  }

  measureText(text: string): { width: number } {
    return { width: sizeIn(this.font) * [...text].reduce((sum, letter) => sum + widthOf(letter), 0) };
  }

  fillText(text: string, x: number, y: number): void {
    const anchor = { right: ' text-anchor="end"', center: ' text-anchor="middle"' }[this.textAlign] ?? '';
    const size = short(sizeIn(this.font) / 100);
    this.labels.push(
      `<text transform="${this.place}" x="${short(x)}" y="${short(y)}" fill="${this.fillStyle}" font-size="${size}em"${anchor}>${escaped(text)}</text>`,
    );
  }

  private add(shape: string): void {
    this.shapes.set(this.place, (this.shapes.get(this.place) ?? '') + shape);
  }
}

/** A quarter of a pixel is more than anyone sees, and each digit is sent to every visitor. */
const short = (value: number): string => `${Number(value.toFixed(2))}`;

const sizeIn = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0);

/** The system's font is known only in the browser: these are usual widths of bold letters, as shares of their size. */
function widthOf(letter: string): number {
  if (/[iljtfrI.,:;'’!|()\s]/.test(letter)) return 0.33;
  if (/[mwMW]/.test(letter)) return 0.88;
  if (/[A-ZÀ-Þ]/.test(letter)) return 0.7;
  return 0.59;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
