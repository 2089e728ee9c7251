import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is still fading in would be judged by colours nobody gets to see. */
const stillness = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

export async function expectNoViolation(page: Page, what: string): Promise<void> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html}`));
  expect(found, what).toEqual([]);
}
