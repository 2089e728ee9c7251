import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useId, useRef, useState } from 'react';
import { CloseButton } from '../../components/dialog/CloseButton';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { SideDialog } from '../../components/dialog/SideDialog';
import { Tabs } from '../../components/tabs/Tabs';
import { useTranslation } from '../../i18n/use-translation';
import { isOfKind } from '../../media/check-file';
import type { MediaKind } from '../../media/media-item';
import styles from './MediaExplorer.module.css';
import { MediaTab } from './MediaTab';
import { useOfferedFiles } from './use-offered-files';

const icons = { image: IconPhoto, sound: IconMusic };
const kinds: readonly MediaKind[] = ['image', 'sound'];

/** The user's library: images and sounds to use on any wheel. */
export function MediaExplorer({ onClose }: DialogProps<'media'>) {
  const { t } = useTranslation('media');
  const heading = useId();
  const first = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState<MediaKind>('image');
  const [form, setForm] = useState<{ file: File | null } | null>(null);

  const show = (next: MediaKind) => {
    setKind(next);
    setForm(null);
  };
  /** A file goes to the tab of its kind; one of another kind is rejected on the current tab. */
  const { isOver, handlers } = useOfferedFiles((file) => {
    setKind((now) => kinds.find((each) => isOfKind(file, each)) ?? now);
    setForm({ file });
  });

  return (
    <SideDialog labelledBy={heading} first={first} onClose={onClose}>
      <section className={styles.explorer} data-over={isOver} {...handlers}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {t('title')}
          </h2>
          <CloseButton ref={first} onClick={onClose} />
        </header>
        <Tabs
          label={t('tabs.label')}
          tabs={kinds.map((id) => ({ id, icon: icons[id], label: t(`tabs.${id}`) }))}
          value={kind}
          onChange={show}
        >
          <MediaTab key={kind} kind={kind} form={form} onForm={setForm} />
        </Tabs>
      </section>
    </SideDialog>
  );
}
