import { type SubmitEvent, useState } from 'react';
import { saveCurrentWheel } from '../../cloud/save-wheel';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { CopyField } from '../../components/field/CopyField';
import { TextAreaField } from '../../components/field/TextField';
import { notify } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import type { Wheel } from '../../wheel/document/document';
import { embedOriginsOf, mostOrigins, readOrigins } from '../../wheel/document/embed-origins';
import { changeFields } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import styles from './ShareDialog.module.css';
import { elementSnippet } from './share-addresses';

/** The sites that may fill and spin this wheel while it is on their pages. It is saved at once: they read the saved wheel. */
export function EmbedSites({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('share');
  const allowed = embedOriginsOf(wheel).join('\n');
  const [text, setText] = useState(allowed);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { origins, odd } = readOrigins(text);
    if (odd !== undefined) return setFault(t('sites.odd', { address: odd }));
    if (origins.length > mostOrigins) return setFault(t('sites.tooMany', { most: mostOrigins }));
    setFault(undefined);
    setText(origins.join('\n'));
    const isSame = origins.join('\n') === allowed;
    if (isSame && wheel.cloudSaved !== false) return;
    setBusy(true);
    if (!isSame) wheelStore.getState().edit(changeFields(() => ({ embedOrigins: origins })));
    if (await saveCurrentWheel()) notify('success', t('sites.saved'));
    setBusy(false);
  };
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('sites.title')}</h3>
      <p className={styles.text}>{t('sites.text')}</p>
      <CopyField
        label={t('sites.code')}
        text={elementSnippet(wheel.shareId ?? '', wheel.name ?? 'Wheelwright', window.location)}
        copy={t('sites.copy')}
      />
      <form className={styles.sites} noValidate onSubmit={save}>
        <TextAreaField
          label={t('sites.label')}
          hint={t('sites.hint')}
          fault={fault}
          rows={2}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onText={setText}
        />
        <Answers>
          <Button type="submit" disabled={isBusy}>
            {t('common:save')}
          </Button>
        </Answers>
      </form>
    </section>
  );
}
