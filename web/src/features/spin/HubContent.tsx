import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import type { CenterContent } from './center-content';
import { HubPicture } from './HubPicture';

/** The content of the hub; without style sheets, as the overlay shows it too. */
export function HubContent({ content, label }: { content: CenterContent; label: string }) {
  switch (content.kind) {
    case 'picture':
      return <HubPicture address={content.address} label={label} />;
    case 'html':
      return <HubHtml html={content.html} label={label} />;
    case 'none':
      return label;
  }
}

function HubHtml(shown: { html: string; label: string }) {
  const Html = usePart(centerHtml, (error) => console.warn('The centre of the wheel shows no HTML.', error));
  return Html ? <Html {...shown} /> : shown.label;
}

/** Few wheels have HTML in their centre: the code for it is fetched when one does. */
const centerHtml = lazyPart<{ html: string; label: string }>(
  async () => (await import('./CenterHtml')).CenterHtml,
);
