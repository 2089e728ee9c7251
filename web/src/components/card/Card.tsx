import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'className' | 'title'> {
  title: string;
  /** Its subject, as the first paragraph. */
  text?: ReactNode;
  /** One of several on a page: its title is a level lower. */
  isPart?: boolean;
  isWide?: boolean;
}

/** The content of a page without a wheel. */
export function Card({ title, text, isPart = false, isWide = isPart, children, ...section }: CardProps) {
  const Title = isPart ? 'h2' : 'h1';
  return (
    <section {...section} className={styles.card} data-size={isWide ? 'wide' : undefined}>
      <Title className={isPart ? styles.subtitle : styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
