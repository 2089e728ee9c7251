import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';

/** The last resort: when anything fails to render, the visitor reads a sentence instead of seeing a blank page. */
export class AppBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page broke.', error);
  }

  override render() {
    return this.state.isBroken ? <CrashScreen /> : this.props.children;
  }
}

function CrashScreen() {
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
