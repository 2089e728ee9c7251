import type { KeyboardEvent, RefObject } from 'react';
import { TextAreaField } from '../../components/field/TextField';
import { Fold } from '../../components/fold/Fold';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { pictureAddress, webAddress } from '../../files/web-address';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import type { SlicePictureProps } from './SlicePicture';
import type { SliceDraft } from './slice-draft';

const picture = lazyPart<SlicePictureProps>(
  async () => (await withTexts(import('./SlicePicture'), 'media', 'sound')).SlicePicture,
);

interface SliceFieldsProps {
  first: RefObject<HTMLTextAreaElement | null>;
  draft: SliceDraft;
  onChange: (draft: SliceDraft) => void;
}

/** Enter saves, Shift+Enter begins a line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.form?.requestSubmit();
}

export function SliceFields({ first, draft, onChange }: SliceFieldsProps) {
  const { t } = useTranslation('wheelOptions');
  const change = (field: keyof SliceDraft) => (text: string) => onChange({ ...draft, [field]: text });
  const isFilled = Boolean(draft.message || draft.url || draft.image || draft.imageId);
  const badLink = draft.url.trim() !== '' && !webAddress(draft.url);
  const badPicture = draft.image.trim() !== '' && !pictureAddress(draft.image.trim());
  return (
    <>
      <TextAreaField
        ref={first}
        label={t('sliceEdit.text')}
        value={draft.text}
        onText={change('text')}
        onKeyDown={submitOnEnter}
      />
      <Fold title={t('sliceEdit.extras.title')} isOpenAtFirst={isFilled}>
        <TextAreaField
          label={t('sliceEdit.extras.message')}
          rows={2}
          value={draft.message}
          onText={change('message')}
        />
        <TextAreaField
          label={t('sliceEdit.extras.url')}
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          value={draft.url}
          onText={change('url')}
          onKeyDown={submitOnEnter}
          hint={badLink && t('sliceEdit.extras.urlHint')}
        />
        <TextAreaField
          label={t('sliceEdit.extras.image')}
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          value={draft.image}
          onText={(image) => onChange({ ...draft, image, imageId: '', signedImage: '' })}
          onKeyDown={submitOnEnter}
          hint={badPicture && t('sliceEdit.extras.imageHint')}
        />
        <ShowPart part={picture} draft={draft} onChange={onChange} />
      </Fold>
    </>
  );
}
