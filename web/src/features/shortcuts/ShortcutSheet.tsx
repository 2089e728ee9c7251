import { Fragment } from 'react';
import { useStore } from 'zustand';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isApple } from '../../stage/keys';
import { prefer, preferences } from '../../state/preferences';
import styles from './ShortcutSheet.module.css';
import { hasWord, type Key, shortcutGroups, signOn } from './shortcut-table';

/** All keyboard shortcuts of the page with the wheel. */
export function ShortcutSheet({ onClose }: DialogProps<'shortcuts'>) {
  const { t } = useTranslation('shortcuts');
  const { code } = useLanguage();
  const isPlain = useStore(preferences, (state) => state.plainKeys === 'on');
  return (
    <CardDialog title={t('title')} onClose={onClose} size="large">
      <div className={styles.groups}>
        {shortcutGroups.map(({ name, shortcuts }) => (
          <section key={name} aria-label={t(`groups.${name}`)}>
            <h3 className={styles.group}>{t(`groups.${name}`)}</h3>
            <dl>
              {shortcuts.map(({ does, ways }) => (
                <div key={does} className={styles.row}>
                  <dt>{t(`does.${does}`)}</dt>
                  <dd className={styles.ways}>
                    {ways.map((keys, place) => (
                      <Fragment key={keys.join()}>
                        {place > 0 && <span className={styles.or}>{t('or')}</span>}
                        <Keys keys={keys} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <SwitchRow
        label={t('plain.label')}
        hint={t('plain.hint')}
        isOn={isPlain}
        onChange={(isOn) => prefer('plainKeys', isOn ? 'on' : 'off')}
      />
      <a className={styles.help} href={`/${code}/help`}>
        {t('help')}
      </a>
    </CardDialog>
  );
}

function Keys({ keys }: { keys: readonly Key[] }) {
  const { t } = useTranslation('shortcuts');
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {signOn(key, isApple()) ?? (hasWord(key) ? t(`keys.${key}`) : key)}
        </kbd>
      ))}
    </span>
  );
}
