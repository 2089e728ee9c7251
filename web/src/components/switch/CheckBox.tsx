import type { ComponentProps } from 'react';
import styles from './CheckBox.module.css';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  onCheck: (isChecked: boolean) => void;
}

/** Whether an item of a list is selected. */
export function CheckBox({ onCheck, ...input }: CheckBoxProps) {
  return (
    <input
      {...input}
      type="checkbox"
      className={styles.check}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  );
}
