import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field/SelectField';
import { SwitchRow } from '../../../components/switch-row/SwitchRow';
import type { Separator } from '../../../files/guess-table';
import { useLanguage } from '../../../i18n/use-language';
import styles from './ImportDialog.module.css';
import type { Import } from './use-import';

/** A name for each separator, since a tab cannot be seen. */
const names = { line: null, comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<
  string,
  Separator
>;
type Name = keyof typeof names;
const all = Object.keys(names) as Name[];

export function ImportOptions({ wanted }: { wanted: Import }) {
  const { t } = useTranslation('import');
  const { columns, choose, list } = wanted;
  const options = useColumnNames(wanted);
  const chosenName = all.find((name) => names[name] === wanted.separator) ?? 'line';

  return (
    <>
      <SelectField
        label={t('separator.label')}
        value={chosenName}
        options={all.map((name) => ({ value: name, label: t(`separator.${name}`) }))}
        onChange={(name) => wanted.separate(names[name as Name])}
      />
      {wanted.width > 1 && (
        <div className={styles.columns}>
          <SelectField
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
        </div>
      )}
      <div>
        <SwitchRow
          label={t('header')}
          isOn={columns.hasHeader}
          onChange={(hasHeader) => choose({ hasHeader })}
        />
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

/** A column is called what its first cell says, or by its number. */
function useColumnNames({ width, firstRow, columns }: Import): { value: string; label: string }[] {
  const { t } = useTranslation('import');
  const { locale } = useLanguage();
  return Array.from({ length: width }, (_, column) => {
    const number = t('column', { number: (column + 1).toLocaleString(locale) });
    const name = firstRow[column]?.trim().slice(0, 40);
    return { value: String(column), label: columns.hasHeader && name ? name : number };
  });
}
