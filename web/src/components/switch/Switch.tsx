import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** On or off. A plain element on purpose: a list of thousands stays fast. */
export function Switch({ isOn, onSwitch, className, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      className={`${styles.switch} ${className ?? ''}`}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  );
}
