import { Message } from '../../../components/message/Message';
import { isTable } from '../../../files/readings';
import { formatList } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './ImportDialog.module.css';
import type { Import } from './use-import';

/** Says how the text was read, and what is odd about it. */
export function ReadingSummary({ wanted }: { wanted: Import }) {
  const { t } = useTranslation('import');
  const { locale } = useLanguage();
  const { reading, list, width } = wanted;
  const parts = [
    isTable(reading)
      ? t('understood.table', { count: list.filled + list.blanks, columns: width })
      : t(`understood.${reading}`, { count: list.filled }),
    ...(list.blanks > 0 ? [t('understood.blanks', { count: list.blanks })] : []),
    ...(list.duplicates > 0 ? [t('understood.duplicates', { count: list.duplicates })] : []),
  ];
  return <Message className={styles.understood}>{`${formatList(parts, locale, 'unit')}.`}</Message>;
}
