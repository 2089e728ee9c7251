import { SelectField } from '../../../components/field/SelectField';
import { Segment } from '../../../components/segment/Segment';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { signBetween } from '../../../files/plain-lines';
import { isTable } from '../../../files/readings';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import type { Import } from './use-import';

/** More columns than these are easier to read in a list. */
const mostChips = 6;

export function ImportOptions({ wanted }: { wanted: Import }) {
  const { t } = useTranslation('import');
  const { columns, choose, list, reading, readings } = wanted;
  const options = useColumnNames(wanted);
  const ColumnField = options.length > mostChips ? SelectField : Segment;
  const mayHaveHeader = reading === 'line' || isTable(reading);

  return (
    <>
      {readings.length > 1 && (
        <Segment
          label={t('reading.label')}
          value={reading}
          options={readings.map((value) => ({
            value,
            label: t(`reading.${value}`, { sign: signBetween(wanted.text).replace('\t', '⇥') }),
          }))}
          onChange={wanted.read}
        />
      )}
      {wanted.width > 1 && (
        <>
          <ColumnField
            label={t('textColumn')}
            value={String(columns.text)}
            options={options}
            onChange={(column) => choose({ text: Number(column) })}
          />
          <SelectField
            label={t('weightColumn')}
            value={String(columns.weight ?? '')}
            options={[{ value: '', label: t('noWeights') }, ...options]}
            onChange={(column) => choose({ weight: column === '' ? null : Number(column) })}
          />
        </>
      )}
      <div>
        {mayHaveHeader && (
          <SwitchRow
            label={t('header')}
            isOn={columns.hasHeader}
            onChange={(hasHeader) => choose({ hasHeader })}
          />
        )}
        {wanted.mayHaveWeights && (
          <SwitchRow label={t('readWeights')} isOn={wanted.readsWeights} onChange={wanted.setReadsWeights} />
        )}
        {list.blanks > 0 && (
          <SwitchRow
            label={t('skipBlanks', { count: list.blanks })}
            isOn={wanted.skipBlanks}
            onChange={wanted.setSkipBlanks}
          />
        )}
        {list.duplicates > 0 && (
          <SwitchRow
            label={t('skipDuplicates', { count: list.duplicates })}
            isOn={wanted.skipDuplicates}
            onChange={wanted.setSkipDuplicates}
          />
        )}
        {wanted.onWheel > 0 && (
          <SwitchRow
            label={t('replaceAll', { count: wanted.onWheel })}
            isOn={wanted.isReplacing}
            onChange={wanted.setReplacing}
          />
        )}
      </div>
    </>
  );
}

/** A column is named after its first cell, or by its number. */
function useColumnNames({ width, firstRow, columns }: Import): { value: string; label: string }[] {
  const { t } = useTranslation('import');
  const { locale } = useLanguage();
  return Array.from({ length: width }, (_, column) => {
    const number = t('column', { number: (column + 1).toLocaleString(locale) });
    const name = firstRow[column]?.trim().slice(0, 40);
    return { value: String(column), label: columns.hasHeader && name ? name : number };
  });
}
