import { useId } from 'react';
import styles from './SoundKinds.module.css';

interface SoundKindsProps<Kind extends string> {
  label: string;
  kinds: readonly { kind: Kind; label: string }[];
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** The event for which a sound is chosen. */
export function SoundKinds<Kind extends string>({ label, kinds, value, onChange }: SoundKindsProps<Kind>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.kinds}>
      {kinds.map(({ kind, label: text }) => (
        <label key={kind} className={styles.option}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}
