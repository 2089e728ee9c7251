import { Button } from '../../components/controls/Button';
import { isEffectName } from '../../effects/effect-names';
import { Effects } from '../../effects/picker/Effects';
import { useTranslation } from '../../i18n/use-translation';
import { sliceEditor } from '../../stage/slice-editor';
import type { Slice } from '../../wheel/document/document';
import styles from './SliceDialog.module.css';

/** The effect of this slice; without one the wheel's is played. */
export function EffectsTab({ slice }: { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const own = isEffectName(slice.resultEffect) ? slice.resultEffect : '';
  const choose = (resultEffect: string) => {
    if (resultEffect !== own) sliceEditor.change(slice.guid, { resultEffect });
  };
  return (
    <div className={styles.tab}>
      <Effects
        label={t('sliceEdit.effects.label')}
        value={own}
        onChoose={choose}
        none={{ name: t('sliceEdit.effects.none'), description: t('sliceEdit.effects.noneHint') }}
        isWide
      />
      {own !== '' && <Button onClick={() => choose('')}>{t('sliceEdit.effects.clear')}</Button>}
    </div>
  );
}
