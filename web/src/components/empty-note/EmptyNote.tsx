import styles from './EmptyNote.module.css';

/** Shown in place of an empty list; says how to fill it. */
export function EmptyNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
