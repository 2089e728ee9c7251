import { type ReactNode, useId } from 'react';
import styles from './AsideCard.module.css';

interface AsideCardProps {
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

export function AsideCard({ title, isBusy = false, children }: AsideCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
