const reachable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((each) => `${each}:not([tabindex="-1"])`)
  .join(', ');

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Gives the focus to the nearest neighbour when the focused element disappears or is disabled by its own click.
 * Otherwise the focus falls to the page, and the keyboard starts again at the top. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let order: HTMLElement[] = [];
  let frame = 0;

  const noteFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    order = [...document.querySelectorAll<HTMLElement>(reachable)];
  };
  // A click outside every control takes the focus away on purpose.
  const noteLeave = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (target === last && last && !isGone(last) && document.activeElement !== last) last = null;
    });
  };
  const check = () => {
    if (!last || !isGone(last) || frame) return;
    // Most code that removes something moves the focus itself: it goes first.
    frame = requestAnimationFrame(() => setTimeout(restore));
  };
  const restore = () => {
    frame = 0;
    const lost = last;
    const isNowhere = document.activeElement === document.body || document.activeElement === lost;
    if (!lost || !isGone(lost) || !isNowhere) return;
    last = null;
    for (const neighbour of outwards(order, order.indexOf(lost as HTMLElement))) {
      neighbour.focus({ preventScroll: true });
      if (document.activeElement === neighbour) return;
    }
  };

  const changes = new MutationObserver(check);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('focusout', noteLeave);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('focusout', noteLeave);
  };
}

/** The elements that are still there, the nearest first; at equal distance the one before comes first. */
function outwards(order: readonly HTMLElement[], from: number): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let step = 1; step < order.length; step += 1) {
    for (const place of [from - step, from + step]) {
      const neighbour = order[place];
      if (neighbour && !isGone(neighbour)) found.push(neighbour);
    }
  }
  return found;
}
