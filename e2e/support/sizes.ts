import { expect, type Locator, type Page } from '@playwright/test';

/** An open panel ends where its content ends: it isn't stretched over the window. */
export async function expectAsHighAsContent(panel: Locator, what: string): Promise<void> {
  // Its content may be fetched when it opens.
  const empty = () =>
    panel.evaluate((each) => {
      const style = getComputedStyle(each);
      const lowest = Math.max(...[...each.children].map((child) => child.getBoundingClientRect().bottom));
      const inner = each.getBoundingClientRect().bottom - Number.parseFloat(style.borderBottomWidth);
      return Math.abs(inner - Number.parseFloat(style.paddingBottom) - lowest);
    });
  await expect.poll(empty, `${what}: room below the content`).toBeLessThanOrEqual(4);
}

/** Cards lie side by side, and what is in a card stays within it. `card` is a selector. */
export async function expectCardsApart(list: Locator, card: string, what: string): Promise<void> {
  // Firefox's tab dies when all elements below a dialog that was found by its name are evaluated at once.
  const boxes = await list.evaluate((parent, selector) => {
    const all = [...parent.querySelectorAll(selector)];
    const sides = (each: Element) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    return all.map((each) => ({
      ...sides(each),
      inside: [...each.querySelectorAll('span, canvas')].map(sides),
    }));
  }, card);
  expect(boxes.length, what).toBeGreaterThan(1);
  for (const [place, box] of boxes.entries()) {
    const isOut = (each: Omit<typeof box, 'inside'>) =>
      each.left < box.left - 1 ||
      each.right > box.right + 1 ||
      each.top < box.top - 1 ||
      each.bottom > box.bottom + 1;
    expect(box.inside.filter(isOut), `${what}: what stands out of card ${place}`).toEqual([]);
    const covers = (other: typeof box, at: number) =>
      at !== place &&
      box.left < other.right - 1 &&
      other.left < box.right - 1 &&
      box.top < other.bottom - 1 &&
      other.top < box.bottom - 1;
    expect(boxes.findIndex(covers), `${what}: the card that covers card ${place}`).toBe(-1);
  }
}

/** The ring around what has the focus is on the screen on all four sides, in the picture itself. */
export async function expectRingWhole(page: Page, what: string): Promise<void> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const style = getComputedStyle(focused);
    const width = Number.parseFloat(style.outlineWidth);
    const middle = Number.parseFloat(style.outlineOffset) + width / 2;
    const box = focused.getBoundingClientRect();
    const across = box.left + box.width / 2;
    const down = box.top + box.height / 2;
    return {
      style: style.outlineStyle,
      width,
      color: style.outlineColor,
      sides: {
        above: { x: across, y: box.top - middle },
        right: { x: box.right + middle, y: down },
        below: { x: across, y: box.bottom + middle },
        left: { x: box.left - middle, y: down },
      },
    };
  });
  expect(ring.style, `${what}: has a ring`).toBe('solid');
  expect(ring.width, `${what}: width of the ring`).toBeGreaterThanOrEqual(2);
  const missing: string[] = [];
  for (const [side, { x, y }] of Object.entries(ring.sides)) {
    const around = { x: Math.floor(x) - 1, y: Math.floor(y) - 1, width: 3, height: 3 };
    if (!(await hasColor(page, await page.screenshot({ clip: around }), ring.color))) missing.push(side);
  }
  expect(missing, `${what}: sides where the ring is cut off`).toEqual([]);
}

/** Whether a pixel of the picture has about this colour. */
function hasColor(page: Page, picture: Buffer, color: string): Promise<boolean> {
  return page.evaluate(
    async ({ encoded, wanted }) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height + 1).getContext('2d', {
        willReadFrequently: true,
      });
      if (!canvas) throw new Error('No canvas');
      canvas.drawImage(bitmap, 0, 0);
      canvas.fillStyle = wanted;
      canvas.fillRect(0, bitmap.height, 1, 1);
      const target = canvas.getImageData(0, bitmap.height, 1, 1).data;
      const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      return Array.from({ length: data.length / 4 }, (_, pixel) => data.slice(pixel * 4, pixel * 4 + 3)).some(
        (pixel) => pixel.every((value, place) => Math.abs(value - (target[place] ?? 0)) < 40),
      );
    },
    { encoded: picture.toString('base64'), wanted: color },
  );
}
