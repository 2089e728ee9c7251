import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../../components/controls/IconButton';
import { TextBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import type { Slice } from '../../wheel/document/document';
import styles from './IdeaDialog.module.css';

interface IdeaLineProps {
  slice: Slice;
  place: number;
  onText: (text: string) => void;
  onRemove: () => void;
}

/** A proposed choice: its text can be edited, or it can be removed. */
export function IdeaLine({ slice, place, onText, onRemove }: IdeaLineProps) {
  const { t } = useTranslation('ideas');
  return (
    <li className={styles.line}>
      <TextBox
        className={styles.text}
        dir="auto"
        aria-label={t('choice', { place })}
        value={slice.text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <IconButton
        label={t('remove', { text: slice.text })}
        onClick={(event) => {
          const line = event.currentTarget.closest('li');
          const next = line?.nextElementSibling ?? line?.previousElementSibling;
          next?.querySelector('input')?.focus();
          onRemove();
        }}
      >
        <IconX size={20} aria-hidden />
      </IconButton>
    </li>
  );
}
