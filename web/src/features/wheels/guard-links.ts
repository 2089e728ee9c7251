import { isLoginPage } from '../../i18n/addresses';
import { mayLeaveWheel } from '../../stage/change-wheel';
import { wheelStore } from '../../wheel/store';

type Go = (address: string) => void;

/**
 * A link that leads away from a changed sample or content wheel asks first: the next page has another wheel on its
 * stage. All other wheels can be found again there. Returns how to stop.
 */
export function guardLinks(go: Go = (address) => window.location.assign(address)): () => void {
  const clicked = async (event: MouseEvent) => {
    const address = addressLeftFor(event);
    if (!address || wheelStore.getState().wheel.source !== 'cms') return;
    event.preventDefault();
    if (await mayLeaveWheel()) go(address);
  };
  document.addEventListener('click', clicked);
  return () => document.removeEventListener('click', clicked);
}

/** The address that a click leads to in this tab; null where the page stays, or the visitor can come back. */
function addressLeftFor(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  const { origin, pathname, search } = window.location;
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search;
  if (isHere || isLoginPage(link) || !/^https?:$/.test(link.protocol)) return null;
  return link.href;
}
