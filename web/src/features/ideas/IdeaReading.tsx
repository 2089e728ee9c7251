import type { SentenceReading } from '../../api/ideas';
import { Message } from '../../components/message/Message';
import { formatList } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './IdeaDialog.module.css';
import { IdeaTopics } from './IdeaTopics';

interface IdeaReadingProps {
  reading: SentenceReading | null;
  onTake: (topic: string) => void;
}

/** How the sentence is understood while it is typed, and topics to take at once. */
export function IdeaReading({ reading, onTake }: IdeaReadingProps) {
  const { t } = useTranslation('ideas');
  const { locale } = useLanguage();
  const understood = useUnderstood();
  const said = reading && understood(reading);
  const topics = reading?.topics ?? [];
  const names = topics.map(({ name }) => name);
  const label = t(reading?.reading === 'ideas' ? 'understood.topics' : 'near');
  return (
    <>
      <Message className={said ? styles.understood : 'visually-hidden'}>
        {said || (topics.length > 0 && `${label} ${formatList(names, locale)}`)}
      </Message>
      <IdeaTopics label={label} topics={topics} onTake={onTake} />
    </>
  );
}

/** Says in words what was read: “20 choices, from 1 to 20”. */
export function useUnderstood() {
  const { t } = useTranslation('ideas');
  return ({
    reading,
    count = 0,
    name = '',
    first = '',
    last = '',
  }: Omit<SentenceReading, 'success' | 'topics'>) => {
    switch (reading) {
      case 'sequence':
        return t('understood.sequence', { count, first, last });
      case 'list':
        return t('understood.list', { count });
      case 'set':
        return t('understood.set', { count, name });
      case 'tooMany':
        return t('problem.tooMany');
      default:
        return '';
    }
  };
}
