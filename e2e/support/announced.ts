import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/** Records from now on what live regions announce to a screen reader, in order. The announcer's regions are closed. */
export async function hearAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = [];
    const known = new WeakMap<Element, number>();
    const watched = '[aria-live], [role=status], [role=alert]';
    const isBehindDialog = (element: Element) => {
      const host =
        element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : element;
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return (modal !== undefined && !modal.contains(host)) || host.closest('[aria-hidden=true]') !== null;
    };
    const note = (region: Element, text: string) => {
      const words = text.replace(/\s+/g, ' ').trim();
      if (words === '' || region.getAttribute('aria-live') === 'off' || isBehindDialog(region)) return;
      const isAlert = region.getAttribute('role') === 'alert';
      const age = performance.now() - (known.get(region) ?? performance.now());
      // Screen readers don't announce a region's first content, except in alerts.
      window.announced.push(isAlert || age > 50 ? words : `(unheard) ${words}`);
    };
    const meet = (node: Node) => {
      if (!(node instanceof Element)) return;
      for (const region of [node, ...node.querySelectorAll(watched)]) {
        if (!region.matches(watched) || known.has(region)) continue;
        known.set(region, performance.now());
        if (region.getAttribute('role') === 'alert') note(region, region.textContent ?? '');
      }
    };
    const changed = (records: MutationRecord[]) => {
      const told = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const from = target instanceof Element ? target : target.parentElement;
        const region = from?.closest(watched);
        for (const node of addedNodes) meet(node);
        if (!region || !known.has(region)) {
          if (region) known.set(region, performance.now());
          continue;
        }
        const onlyAdded = region.getAttribute('aria-relevant') === 'additions';
        if (onlyAdded) for (const node of addedNodes) note(region, node.textContent ?? '');
        else if (!told.has(region)) note(region, region.textContent ?? '');
        told.add(region);
      }
    };
    const watch = (root: Node) =>
      new MutationObserver(changed).observe(root, { subtree: true, childList: true, characterData: true });
    watch(document);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachAndWatch(init) {
      const root = attach.call(this, init);
      watch(root);
      return root;
    };
  });
}

/** What was announced since the last call. */
export const announced = (page: Page): Promise<string[]> => page.evaluate(() => window.announced.splice(0));
