import { lazyPart } from '../../components/lazy-part/lazy-part';

/** Few wheels have HTML in their centre: it is read once one does. */
export const centerHtml = lazyPart<{ html: string; label: string }>(
  async () => (await import('./CenterHtml')).CenterHtml,
);
