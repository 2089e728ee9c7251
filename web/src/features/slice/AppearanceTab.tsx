import { useStore } from 'zustand';
import { ColorField } from '../../components/field/ColorField';
import { NumberBox } from '../../components/field/NumberField';
import { Slider } from '../../components/slider/Slider';
import { useTranslation } from '../../i18n/use-translation';
import { endSliceGesture, sliceEditor } from '../../stage/slice-editor';
import { coerceColor, coerceWeight } from '../../wheel/document/coerce-wheel';
import type { Slice } from '../../wheel/document/document';
import { paletteNamed, paletteNameOf, paletteStore } from '../../wheel/document/palette';
import { wheelStore } from '../../wheel/store';
import styles from './SliceDialog.module.css';

const unset = { background: '#563d7c', color: '#FFFFFF' };
const heaviestBySlider = 99;

export function AppearanceTab({ slice }: { slice: Slice }) {
  return (
    <div className={styles.tab}>
      <SliceColor slice={slice} field="background" />
      <PaletteSwatches slice={slice} />
      <SliceColor slice={slice} field="color" />
      <SliceWeight slice={slice} />
    </div>
  );
}

function SliceColor({ slice, field }: { slice: Slice; field: 'background' | 'color' }) {
  const { t } = useTranslation('wheelOptions');
  const label = t(`sliceEdit.appearance.${field}`);
  const hint = field === 'background' ? 'unsetBackground' : 'unsetColor';
  return (
    <ColorField
      label={label}
      hexLabel={t('common:hex', { label })}
      hint={slice[field] ? undefined : t(`sliceEdit.appearance.${hint}`)}
      value={slice[field] ?? unset[field]}
      coerce={coerceColor}
      onChange={(color) => sliceEditor.drag(slice.guid, { [field]: color })}
      onEnd={endSliceGesture}
    />
  );
}

function PaletteSwatches({ slice }: { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const name = useStore(wheelStore, ({ wheel }) => paletteNameOf(wheel.look));
  useStore(paletteStore);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" className={styles.swatches} aria-label={t('sliceEdit.appearance.palette')}>
      {paletteNamed(name).map(({ background, color }) => (
        <button
          key={background}
          type="button"
          className={styles.swatch}
          style={{ background }}
          aria-label={t('sliceEdit.appearance.use', { color: background })}
          aria-pressed={slice.background === background}
          onClick={() => sliceEditor.change(slice.guid, { background, color })}
        />
      ))}
    </div>
  );
}

function SliceWeight({ slice }: { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const weight = coerceWeight(slice.weight);
  return (
    <>
      <Slider
        label={t('common:weight')}
        min={1}
        max={heaviestBySlider}
        value={weight}
        text={String(weight)}
        onChange={(moved) => sliceEditor.drag(slice.guid, { weight: coerceWeight(moved) })}
        onEnd={endSliceGesture}
      >
        <NumberBox
          aria-label={t('sliceEdit.appearance.weightNumber')}
          min={1}
          value={weight}
          coerce={coerceWeight}
          onChange={(typed) => sliceEditor.change(slice.guid, { weight: typed })}
        />
      </Slider>
      <p className={styles.hint}>{t('sliceEdit.appearance.weightHint')}</p>
    </>
  );
}
