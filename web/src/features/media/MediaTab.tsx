import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { Button } from '../../components/controls/Button';
import { PanelPage } from '../../components/panel-page/PanelPage';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaKind } from '../../media/media-item';
import { GuestNote } from '../../media/picker/GuestNote';
import { ListState } from '../../media/picker/ListState';
import { useMediaList } from '../../media/picker/use-media-list';
import { ImageGrid } from './ImageGrid';
import styles from './MediaTab.module.css';
import { RefreshButton } from './RefreshButton';
import { SoundList } from './SoundList';
import { UploadForm } from './UploadForm';

interface MediaTabProps {
  kind: MediaKind;
  /** The open form with the chosen file; null while it is closed. */
  form: { file: File | null } | null;
  onForm: (form: { file: File | null } | null) => void;
}

const lists = { image: ImageGrid, sound: SoundList };

/** The user's files of one kind, and the form to add another. */
export function MediaTab({ kind, form, onForm }: MediaTabProps) {
  const { t } = useTranslation('media');
  const list = useMediaList(kind);
  const List = lists[kind];
  return (
    <PanelPage>
      {list.state !== 'guest' && (
        <div className={styles.tools}>
          <Button
            look={form ? 'quiet' : 'main'}
            aria-expanded={form !== null}
            onClick={() => onForm(form ? null : { file: null })}
          >
            <span className={styles.label}>
              <IconUpload size={20} aria-hidden />
              {t(`${kind}.upload`)}
            </span>
          </Button>
          <RefreshButton kind={kind} />
        </div>
      )}
      {form && list.state !== 'guest' && (
        <UploadForm
          kind={kind}
          file={form.file}
          onFile={(file) => onForm({ file })}
          onClose={() => onForm(null)}
        />
      )}
      <ListState
        kind={kind}
        list={list}
        guest={<GuestNote text={t('login.inline')} />}
        empty={t(`${kind}.empty`)}
      >
        {(items) => <List items={items} />}
      </ListState>
    </PanelPage>
  );
}
