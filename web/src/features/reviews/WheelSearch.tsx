import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FocusEvent, useState } from 'react';
import { useSaid } from '../../components/message/Announcer';
import { Message } from '../../components/message/Message';
import { TextBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { FoundList } from '../../search/FoundList';
import { useFoundWheels } from '../../search/use-found-wheels';
import styles from './WheelSearch.module.css';

/** The search of the header, open on the page: the user's own wheels and content wheels. */
export function WheelSearch() {
  const { t } = useTranslation(['search', 'feedback']);
  const [isOpen, setOpen] = useState(false);
  const { box, text, clear, found, hasFailed, chosen } = useFoundWheels({
    onEscape: () => clear(),
    findsWithoutText: false,
  });
  const shown = isOpen && found ? found : [];
  useSaid(shown.length > 0 && t('count', { count: shown.length }));
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <search className={styles.search} onFocus={() => setOpen(true)} onBlur={left}>
      <div className={styles.line}>
        <IconSearch size={20} aria-hidden />
        <TextBox {...box} className={styles.box} aria-expanded={shown.length > 0} />
      </div>
      <div className={styles.found}>
        <FoundList found={shown} chosen={chosen} />
      </div>
      <Message className={styles.told}>
        {isOpen && hasFailed && t('failed')}
        {isOpen &&
          !hasFailed &&
          found?.length === 0 &&
          t('common:noWheelFits', { text: text.trim().slice(0, 60) })}
      </Message>
    </search>
  );
}
