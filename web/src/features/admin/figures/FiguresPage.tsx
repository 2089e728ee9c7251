import { LoadState } from '../../../components/load-state/LoadState';
import { Message } from '../../../components/message/Message';
import { formatMoment } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { AdminPage } from '../AdminPage';
import frame from '../AdminPage.module.css';
import styles from './Figures.module.css';
import { FiguresBoard } from './FiguresBoard';
import { GivenSettings } from './GivenSettings';
import { useFigures } from './use-figures';

export function FiguresPage() {
  const { t } = useTranslation('figures');
  return (
    <AdminPage place="figures" title={t('title')}>
      <p className={frame.intro}>{t('intro')}</p>
      <WatchedFigures />
      <GivenSettings />
    </AdminPage>
  );
}

function WatchedFigures() {
  const { t } = useTranslation('figures');
  const { locale } = useLanguage();
  const { figures, isAway, ask } = useFigures();
  if (figures) {
    return (
      <>
        <Message className={styles.away}>
          {isAway && t('away', { time: formatMoment(Date.parse(figures.at), locale) })}
        </Message>
        <FiguresBoard figures={figures} />
      </>
    );
  }
  return <LoadState loaded={{ result: figures, hasFailed: isAway, reload: ask }} failed={t('failed')} />;
}
