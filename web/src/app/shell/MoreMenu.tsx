import { useMantineColorScheme } from '@mantine/core';
import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { SelectField } from '../../components/select-field/SelectField';
import { openLive } from '../../features/live/live-state';
import { openSearch } from '../../features/search/search-state';
import { useLanguage } from '../../i18n/use-language';
import styles from './MoreMenu.module.css';
import { schemes } from './SchemeMenu';
import { languageOptions, useLanguageChoice } from './use-language-choice';

/** On a phone, the items that don't fit into the header. */
export function MoreMenu() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  const open = (what: () => void) => () => {
    panel.current?.hidePopover();
    what();
  };
  return (
    <>
      <HeaderButton label={t('more')} icon={<IconDots size={20} aria-hidden />} popoverTarget={id} />
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={t('more')} className={styles.panel}>
        <button type="button" className={styles.search} onClick={open(openSearch)}>
          <IconSearch size={20} aria-hidden />
          {t('search')}
        </button>
        <button type="button" className={styles.search} onClick={open(openLive)}>
          <IconBroadcast size={20} aria-hidden />
          {t('live.short')}
        </button>
        <SelectField
          label={t('language.label')}
          value={code}
          options={languageOptions}
          onChange={(chosen) => void chooseLanguage(chosen)}
        />
        <SelectField
          label={t('scheme.label')}
          value={colorScheme}
          options={schemes.map((scheme) => ({ value: scheme, label: t(`scheme.${scheme}`) }))}
          onChange={(chosen) => setColorScheme(schemes.find((each) => each === chosen) ?? 'auto')}
        />
      </div>
    </>
  );
}
