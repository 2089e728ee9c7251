import { useState } from 'react';
import { exportAccount } from '../../api/account';
import { Card } from '../../components/card/Card';
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
    <Card title={t('data.title')} text={t('data.text')} isPart>
      <div className={cards.after}>
        <Button disabled={isBusy} onClick={download}>
          {t('data.export')}
        </Button>
      </div>
    </Card>
  );
}
