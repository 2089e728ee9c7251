import { useState } from 'react';
import { exportAccount } from '../../api/account';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { tellFailure } from '../../components/toasts/notify';
import { downloadText } from '../../files/local-files';
import { useTranslation } from '../../i18n/use-translation';

export function ExportData() {
  const { t } = useTranslation('profile');
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const text = JSON.stringify(await exportAccount(), null, 2);
      downloadText('wheelwright-export.json', text, 'application/json');
    } catch (error) {
      tellFailure(error, t('data.failed'));
    }
    setBusy(false);
  };

  return (
    <section className={cards.card} data-size="wide">
      <h2 className={cards.subtitle}>{t('data.title')}</h2>
      <p className={cards.text}>{t('data.text')}</p>
      <div className={cards.after}>
        <Button disabled={isBusy} onClick={download}>
          {t('data.export')}
        </Button>
      </div>
    </section>
  );
}
