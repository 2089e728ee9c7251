import { useState } from 'react';
import type { Center } from '../../wheel/document';
import { isBright } from '../../wheel/drawing/text-color';
import { healColor } from '../../wheel/heal-values';
import { type CenterContent, centerContent } from './center-content';
import styles from './Wheel.module.css';

export interface HubProps {
  label: string;
  /** The hub's share of the wheel's width. */
  share: number;
  center: Center | undefined;
}

export function Hub({ label, share, center }: HubProps) {
  const fill = healColor(center?.background);
  return (
    <div
      className={styles.hub}
      style={{
        '--share': share,
        width: `${share * 100}%`,
        background: fill,
        color: isBright(fill) ? '#1d1a33' : '#ffffff',
      }}
    >
      <HubContent content={centerContent(center)} label={label} />
    </div>
  );
}

function HubContent({ content, label }: { content: CenterContent; label: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  switch (content.kind) {
    case 'picture':
      if (content.address === missing) return label;
      return (
        <img
          className={styles.hubPicture}
          src={content.address}
          alt=""
          draggable={false}
          onError={() => setMissing(content.address)}
        />
      );
    case 'text':
      return (
        <span className={styles.hubWords}>
          {content.pieces.map(({ text, isStrong, isEmphasised }, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place
              key={place}
              style={{ fontWeight: isStrong ? 700 : 500, fontStyle: isEmphasised ? 'italic' : 'normal' }}
            >
              {text}
            </span>
          ))}
        </span>
      );
    case 'none':
      return label;
  }
}
