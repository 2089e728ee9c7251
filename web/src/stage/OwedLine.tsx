import { useStore } from 'zustand';
import { useTranslation } from '../i18n/use-translation';
import { owedIn } from '../wheel/picking/spins-owed';
import { wheelStore } from '../wheel/store';

export interface OwedLineProps {
  className: string | undefined;
}

/** For whom the next spin is, and how many follow. */
export function OwedLine({ className }: OwedLineProps) {
  const { t } = useTranslation('draw');
  const owed = useStore(wheelStore, ({ wheel }) => wheel.spin.owed);
  const [first, next] = owedIn({ owed });
  return (
    <p className={className}>
      {first && <span>{t('owed.now', { name: first.name, count: first.count })}</span>}
      {next && <span>{t('owed.next', { name: next.name })}</span>}
    </p>
  );
}
