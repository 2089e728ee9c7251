import { useTranslation } from 'react-i18next';

export function CrashScreen() {
  const { t } = useTranslation('errors');
  return (
    <main className="notice">
      <h1>{t('crash.title')}</h1>
      <p>
        {t('crash.happened')} {t('crash.kept')} {t('crash.next')}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('crash.reload')}
      </button>
    </main>
  );
}
