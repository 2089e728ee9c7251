import styles from './EmptyNote.module.css';

/** Stands where a list would be, and says how it comes to be. */
export function EmptyNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
