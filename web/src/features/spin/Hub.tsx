import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { coerceColor } from '../../wheel/document/coerce-wheel';
import type { Center } from '../../wheel/document/document';
import { isBright } from '../../wheel/drawing/text-color';
import { type CenterContent, centerContent } from './center-content';
import { HubPicture } from './HubPicture';
import styles from './Wheel.module.css';

export interface HubProps {
  label: string;
  /** The hub's share of the wheel's width. */
  share: number;
  center: Center | undefined;
}

export function Hub({ label, share, center }: HubProps) {
  const fill = coerceColor(center?.background);
  return (
    <div
      className={styles.hub}
      style={{
        '--share': share,
        width: `${share * 100}%`,
        backgroundColor: fill,
        color: isBright(fill) ? '#1d1a33' : '#ffffff',
      }}
    >
      <HubContent content={centerContent(center)} label={label} />
    </div>
  );
}

function HubContent({ content, label }: { content: CenterContent; label: string }) {
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
