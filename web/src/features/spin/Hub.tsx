import { coerceColor } from '../../wheel/document/coerce-wheel';
import type { Center } from '../../wheel/document/document';
import { isBright } from '../../wheel/drawing/text-color';
import { centerContent } from './center-content';
import { HubContent } from './HubContent';
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
