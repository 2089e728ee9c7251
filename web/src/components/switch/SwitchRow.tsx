import { useId } from 'react';
import { Switch } from './Switch';
import styles from './SwitchRow.module.css';

export interface SwitchRowProps {
  label: string;
  /** What switching it on does, where its label isn't enough. */
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Switch
        id={id}
        className={styles.switch}
        isOn={isOn}
        onSwitch={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
