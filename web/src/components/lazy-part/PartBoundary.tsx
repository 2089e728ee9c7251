import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../controls/Button';
import { Message } from '../message/Message';
import styles from './PartBoundary.module.css';

interface PartBoundaryProps {
  children: ReactNode;
  /** Called instead of showing the failure in the part’s place. */
  onBroken?: (error: unknown) => void;
}

/** Keeps an error inside the part where it happened: the wheel still spins when a tab fails. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onBroken) this.props.onBroken(error);
    else console.error('A part of the page broke.', error);
  }

  override render() {
    if (this.state.isBroken && this.props.onBroken) return null;
    if (this.state.isBroken) return <PartFailure onRetry={() => this.setState({ isBroken: false })} />;
    return this.props.children;
  }
}

export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Message as="div" className={styles.failure} isUrgent>
      <p className={styles.title}>{t('part.title')}</p>
      <p>{t('part.text')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Message>
  );
}
