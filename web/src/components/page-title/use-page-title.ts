import { useEffect } from 'react';

/** What the browser's tab says on a page of its own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Wheelwright`;
  }, [title]);
}
