/** The visible part of the list: elements over its end cover rows while scrolling. */
export function listView(scroller: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = scroller.getBoundingClientRect();
  const tools = scroller.querySelector('[data-tools]')?.getBoundingClientRect().top ?? bottom;
  return { top, bottom: Math.max(top, Math.min(bottom, tools)) };
}

/** Scrolls only as far as needed to make the row at this place visible. */
export function showPlace(scroller: HTMLElement, list: HTMLElement, place: number, rowHeight: number): void {
  const view = listView(scroller);
  const top = list.getBoundingClientRect().top + place * rowHeight;
  if (top < view.top) scroller.scrollTop += top - view.top;
  else if (top + rowHeight > view.bottom) scroller.scrollTop += top + rowHeight - view.bottom;
}
