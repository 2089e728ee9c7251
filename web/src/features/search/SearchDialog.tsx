import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef } from 'react';
import { CloseButton } from '../../components/dialog/CloseButton';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { useSaid } from '../../components/message/Announcer';
import { Message } from '../../components/message/Message';
import { BareBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { FoundList } from '../../search/FoundList';
import { useFoundWheels } from '../../search/use-found-wheels';
import styles from './SearchDialog.module.css';

/** Finds the user's own wheels and content wheels. Arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: DialogProps<'search'>) {
  const { t } = useTranslation('search');
  const { box: typing, text, found, hasFailed, chosen } = useFoundWheels({ onEscape: onClose });
  const box = useRef<HTMLInputElement>(null);

  const count = found?.length ?? 0;
  useSaid(count > 0 && t('count', { count }));

  return (
    <ModalFrame
      name={{ 'aria-label': t('label') }}
      className={styles.dialog}
      first={() => box.current}
      onClose={onClose}
    >
      <div className={styles.card}>
        <div className={styles.box}>
          <IconSearch size={20} aria-hidden />
          <BareBox ref={box} {...typing} />
          <CloseButton className={styles.close} onClick={onClose} />
        </div>
        <FoundList found={found ?? []} chosen={chosen} />
        <Message className={styles.told}>
          {hasFailed && t('failed')}
          {!hasFailed && found?.length === 0 && t('common:noWheelFits', { text: text.trim().slice(0, 60) })}
        </Message>
      </div>
    </ModalFrame>
  );
}
