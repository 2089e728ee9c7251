import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ChoiceRow.module.css';
import type { Choice } from './choice-of';

interface ChoiceRowProps extends Choice {
  /** Counted from one; screen readers hear it although not every row may be drawn. */
  place: number;
  count: number;
  onToggle: (guid: string, isActive: boolean) => void;
  onDelete: (guid: string) => void;
}

/** Plain elements on purpose: a list of thousands stays light. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { guid, text, color, isActive, chance, place, count, onToggle, onDelete } = props;
  const { t } = useTranslation('choices');
  const name = text.trim() === '' ? t('noText') : text;
  return (
    <li className={styles.row} data-active={isActive} aria-posinset={place} aria-setsize={count}>
      <span className={styles.dot} style={{ background: color }} aria-hidden />
      <span className={styles.text} title={name}>
        {name}
      </span>
      <span className={styles.chance}>{chance}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={t('active', { text: name })}
        checked={isActive}
        aria-checked={isActive}
        onChange={(event) => onToggle(guid, event.currentTarget.checked)}
      />
      <button
        type="button"
        data-delete={guid}
        className={styles.delete}
        aria-label={t('delete', { text: name })}
        title={t('delete', { text: name })}
        onClick={() => onDelete(guid)}
      >
        <IconTrash size={20} aria-hidden />
      </button>
    </li>
  );
});
