import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconCopyX from '@tabler/icons-react/dist/esm/icons/IconCopyX.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconSortAscendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortAscendingLetters.mjs';
import { memo, type ReactNode } from 'react';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ChoiceTools.module.css';
import { pickAndTakeFile } from './import/pick-and-open-file';

export const fetchEntries = () => import('./tool-entries');

const run = async (command: 'shuffle' | 'removeRepeated'): Promise<void> => {
  try {
    (await import('./bulk-commands'))[command]();
  } catch (error) {
    tellMissingPart('A command could not be loaded.', error);
  }
};

interface ToolProps {
  label: string;
  /** A word of the label. */
  short: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, short, children, ...button }: ToolProps) => (
  <button type="button" aria-label={label} title={label} {...button}>
    {children}
    <span aria-hidden>{short}</span>
  </button>
);

/** Above this many choices the end of the list is too far away: the tools stay in view. */
const nearUpTo = 50;

/** The commands for all choices, each with its word, at the end of the list. */
export const ChoiceTools = memo(function ChoiceTools({ count, off }: { count: number; off: number }) {
  const { t } = useTranslation('choices');
  return (
    <div className={styles.tools} data-stays={count > nearUpTo} data-tools>
      <fieldset className={styles.buttons} aria-label={t('tools.label')}>
        <Tool
          label={t('tools.shuffle')}
          short={t('tools.shuffle')}
          disabled={count < 2}
          onClick={() => run('shuffle')}
        >
          <IconArrowsShuffle size={18} aria-hidden />
        </Tool>
        <MenuWithButton
          label={t('tools.sort')}
          short={t('tools.sort')}
          icon={<IconSortAscendingLetters size={18} aria-hidden />}
          entries={async () => (await fetchEntries()).sortEntries(t)}
        />
        <Tool label={t('tools.import')} short={t('tools.short.import')} onClick={pickAndTakeFile}>
          <IconFileUpload size={18} aria-hidden />
        </Tool>
        <MenuWithButton
          label={t('tools.export')}
          short={t('tools.short.export')}
          icon={<IconFileDownload size={18} aria-hidden />}
          entries={async () => (await fetchEntries()).exportEntries(t)}
        />
        <Tool
          label={t('tools.removeDuplicates')}
          short={t('tools.short.duplicates')}
          disabled={count < 2}
          onClick={() => run('removeRepeated')}
        >
          <IconCopyX size={18} aria-hidden />
        </Tool>
        {count > 0 && (
          <MenuWithButton
            label={t('tools.more')}
            short={t('tools.short.more')}
            icon={<IconDots size={18} aria-hidden />}
            entries={async () => (await fetchEntries()).moreEntries(t, off > 0)}
          />
        )}
      </fieldset>
    </div>
  );
});
