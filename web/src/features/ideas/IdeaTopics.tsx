import type { IdeaTopic } from '../../api/ideas';
import { Button } from '../../components/controls/Button';
import styles from './IdeaDialog.module.css';

interface IdeaTopicsProps {
  label: string;
  topics: readonly IdeaTopic[];
  onTake: (id: string) => void;
}

/** Topics of the library to make the wheel from instead. */
export function IdeaTopics({ label, topics, onTake }: IdeaTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <section className={styles.others} aria-label={label}>
      <span>{label}</span>
      {topics.map(({ id, name }) => (
        <Button key={id} onClick={() => onTake(id)}>
          {name}
        </Button>
      ))}
    </section>
  );
}
