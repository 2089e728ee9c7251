import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { Ref } from 'react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** For its position. */
  className?: string | undefined;
}

/** Filters the list beside it. */
export function SearchField({ label, value, onText, ref, className }: SearchFieldProps) {
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <IconSearch size={20} aria-hidden />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}
