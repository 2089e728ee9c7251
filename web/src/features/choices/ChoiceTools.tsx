import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconSortAscendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortAscendingLetters.mjs';
import { memo } from 'react';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ChoiceTools.module.css';

export const fetchEntries = () => withTexts(import('./tool-entries'), 'lists');

const shuffle = async (): Promise<void> => {
  try {
    (await withTexts(import('./bulk-commands'), 'lists')).shuffle();
  } catch (error) {
    tellMissingPart('A command could not be loaded.', error);
  }
};

/** The commands for all choices, in view below a list of any length. */
export const ChoiceTools = memo(function ChoiceTools({ count, off }: { count: number; off: number }) {
  const { t } = useTranslation('choices');
  return (
    <div className={styles.tools} data-tools>
      <fieldset className={styles.buttons} aria-label={t('tools.label')}>
        <button type="button" disabled={count < 2} onClick={shuffle}>
          <IconArrowsShuffle size={20} aria-hidden />
          {t('tools.shuffle')}
        </button>
        <MenuWithButton
          label={t('tools.sort')}
          short={t('tools.sort')}
          icon={<IconSortAscendingLetters size={20} aria-hidden />}
          entries={async () => (await fetchEntries()).sortEntries()}
        />
        <MenuWithButton
          label={t('tools.more')}
          short={t('tools.moreShort')}
          icon={<IconDots size={20} aria-hidden />}
          entries={async () => (await fetchEntries()).moreEntries(count, off)}
        />
      </fieldset>
    </div>
  );
});
