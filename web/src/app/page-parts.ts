import { type LazyPart, lazyPart } from '../components/lazy-part/lazy-part';
import { type Address, isPageKind, routeOf } from './routes';

/** The page at an address that shows no wheel. */
export function pageAt(address: Address): LazyPart | undefined {
  const { kind } = routeOf(address);
  return isPageKind(kind) ? lazyPart(async () => (await import('./pages')).pageOf(kind)) : undefined;
}

/** Shown in place of a shared wheel that was taken down. */
export const takenDownPage = lazyPart(async () => (await import('./pages')).takenDown());
