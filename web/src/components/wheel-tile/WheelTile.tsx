import { FillWheel } from '../fill-wheel/FillWheel';
import styles from './WheelTile.module.css';

interface WheelTileProps {
  name: string;
  description: string;
  /** A short note in small print. */
  note?: string;
  fills: readonly string[];
  /** The target of a link, or what a click does. */
  to: string | (() => void);
  /** What its large picture says where it is pointed at; without it the tile is a row with a small one. */
  invitation?: string;
}

/** A wheel to choose among others: picture, name and description. */
export function WheelTile({ name, description, note, fills, to, invitation }: WheelTileProps) {
  const shape = invitation ? 'card' : 'row';
  const content = (
    <>
      <FillWheel fills={fills} className={styles.picture} />
      {invitation && (
        <span className={styles.invitation} aria-hidden>
          {invitation}
        </span>
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.description}>{description}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
  if (typeof to === 'string') {
    return (
      <a className={styles.tile} data-shape={shape} href={to}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={styles.tile} data-shape={shape} onClick={to}>
      {content}
    </button>
  );
}
