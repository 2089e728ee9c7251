import { Button } from '../../components/controls/Button';
import { NumberField } from '../../components/field/NumberField';
import { Fold } from '../../components/fold/Fold';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { sliceEditor } from '../../stage/slice-editor';
import { coerceStock } from '../../wheel/document/coerce-wheel';
import type { Slice } from '../../wheel/document/document';
import { leftOf, stockNow, winsBySlice } from '../../wheel/document/stock';
import { isPrize } from '../../wheel/picking/prizes';
import { wheelStore } from '../../wheel/store';
import styles from './SliceDialog.module.css';

/** How many prizes there are of this choice, and how many are left. Saved at once. */
export function StockFields({ slice }: { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const { guid, stock } = slice;
  const { wheel } = wheelStore.getState();
  const left = stock ? leftOf(stock, winsBySlice(wheel.results.history).get(guid) ?? 0) : 0;
  const change = (of: number, nowLeft: number) =>
    sliceEditor.change(guid, { stock: of > 0 ? stockNow(of, nowLeft, guid, wheel) : undefined });
  return (
    <Fold title={t('sliceEdit.stock.title')} isOpenAtFirst={stock !== undefined || isPrize(slice)}>
      <NumberField
        label={t('sliceEdit.stock.of')}
        min={0}
        value={stock?.of ?? 0}
        coerce={countIn}
        // Adding prizes adds to those left; prizes that were won stay won.
        onChange={(of) => change(of, stock ? Math.max(0, left + of - stock.of) : of)}
      />
      {stock && (
        <>
          <NumberField
            label={t('sliceEdit.stock.left')}
            min={0}
            value={left}
            coerce={countIn}
            onChange={(typed) => change(stock.of, typed)}
          />
          <Button onClick={() => change(stock.of, stock.of)} disabled={left === stock.of}>
            {t('sliceEdit.stock.refill')}
          </Button>
        </>
      )}
      <p className={styles.hint}>{t('sliceEdit.stock.hint')}</p>
      <SwitchRow
        label={t('sliceEdit.stock.prize')}
        hint={t('sliceEdit.stock.prizeHint')}
        isOn={isPrize(slice)}
        onChange={(isOn) => sliceEditor.change(guid, { prize: isOn || undefined })}
      />
    </Fold>
  );
}

const countIn = (typed: number): number => coerceStock({ of: typed })?.of ?? 0;
