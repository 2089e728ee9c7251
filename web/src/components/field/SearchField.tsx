import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { MouseEvent, Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../controls/IconButton';
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
  const { t } = useTranslation('common');
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('label')?.control?.focus();
    onText('');
  };
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <IconSearch size={20} aria-hidden />
      {/* biome-ignore lint/a11y/useSemanticElements: WebKit keeps the Escape of a search field from its dialog */}
      <input
        ref={ref}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {value !== '' && (
        <IconButton className={styles.clear} label={t('clearSearch')} onClick={clear}>
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
    </label>
  );
}
