import { createStore } from 'zustand/vanilla';

type Urgency = 'polite' | 'assertive';

interface Region {
  /** The part of the page that it is in. */
  home: HTMLElement;
  lines: Record<Urgency, HTMLElement>;
  /** When it came to be, by the page's clock. */
  since: number;
}

/** Screen readers need this long to notice a new region, in ms. */
const noticed = 100;
/** The text is removed then: what was announced isn't part of the page. */
const stays = 5000;

export const newsStore = createStore<{
  regions: readonly Region[];
  waiting: readonly { text: () => string; urgency: Urgency }[];
}>()(() => ({ regions: [], waiting: [] }));

/**
 * Opens a live region in an invisible element. Nothing behind a modal dialog is announced, so each dialog has its
 * own. The region is kept apart: everything that reads the page's texts finds each text once, where it is shown.
 * Returns how to remove it.
 */
export function openRegion(home: HTMLElement): () => void {
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'closed' });
  const line = (urgency: Urgency) => {
    const element = document.createElement('div');
    element.setAttribute('aria-live', urgency);
    element.setAttribute('aria-relevant', 'additions');
    root.append(element);
    return element;
  };
  const lines = { polite: line('polite'), assertive: line('assertive') };
  home.append(place);
  const region: Region = { home, lines, since: performance.now() };
  newsStore.setState(({ regions }) => ({ regions: [...regions, region] }));
  return () => {
    place.remove();
    newsStore.setState(({ regions }) => ({ regions: regions.filter((each) => each !== region) }));
  };
}

/**
 * Announces a text to screen readers, once, in the uppermost dialog or in the page. A function is called when its
 * turn comes, as its text may be outdated by then; an empty text isn't announced.
 */
export function say(text: string | (() => string), urgency: Urgency = 'polite'): void {
  const { waiting } = newsStore.getState();
  const said = typeof text === 'string' ? () => text : text;
  newsStore.setState({ waiting: [...waiting, { text: said, urgency }] });
  if (waiting.length === 0) setTimeout(speak, noticed);
}

/** A dialog may still wait behind another: it is closed then. */
const isOpen = ({ home }: Region): boolean => home.closest('dialog')?.open !== false;

function speak(): void {
  const { regions, waiting } = newsStore.getState();
  const region = regions.findLast(isOpen);
  const early = region ? region.since + noticed - performance.now() : 0;
  if (early > 0) {
    setTimeout(speak, early);
    return;
  }
  newsStore.setState({ waiting: [] });
  const said = new Set<string>();
  for (const { text, urgency } of waiting) {
    const words = text().replace(/\s+/g, ' ').trim();
    if (words === '' || said.has(words)) continue;
    said.add(words);
    const line = document.createElement('p');
    line.textContent = words;
    region?.lines[urgency].append(line);
    setTimeout(() => line.remove(), stays);
  }
}
