import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { IdeaWheel } from '../../api/ideas';
import { Button } from '../../components/controls/Button';
import { closeDialog } from '../../components/dialog/open-dialog';
import { TextField } from '../../components/field/TextField';
import { FillWheel } from '../../components/fill-wheel/FillWheel';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import { useThemes } from '../../stage/use-themes';
import type { Wheel } from '../../wheel/document/document';
import { sliceFill } from '../../wheel/document/slice-fill';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import styles from './IdeaDialog.module.css';
import { IdeaLine } from './IdeaLine';
import { useUnderstood } from './IdeaReading';
import { IdeaTopics } from './IdeaTopics';
import { draftOf, finished, hasChoices, renamed, reworded, without } from './idea-draft';
import { takeIdea } from './take-idea';
import type { Ideas } from './use-ideas';

/** The proposed wheel, to edit, accept, or request again. */
export function IdeaPreview({ answer, ideas }: { answer: IdeaWheel; ideas: Ideas }) {
  const { t } = useTranslation('ideas');
  const [proposed] = useState(() => draftOf(answer.wheel));
  const [draft, setDraft] = useState(proposed);
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => accept.current?.focus({ preventScroll: true }), []);
  const [shownAt] = useState(() => performance.now());
  const origin = useId();
  const understood = useUnderstood();
  if (!draft) return null;
  const { name = '', slices } = draft;

  const take = async (event: MouseEvent) => {
    if (isSecondEnter(event, shownAt)) return;
    const wheel = finished(draft, proposed?.name ?? t('title'));
    if (await takeIdea(wheel)) closeDialog('ideas');
  };
  return (
    <div className={styles.form}>
      <Message id={origin} className={styles.note}>
        {proposed && answer.reading
          ? t('from.read', { what: understood(readingOf(answer.reading, proposed)) })
          : t(`from.${answer.source}`, { count: slices.length, left: answer.credits ?? 0 })}
      </Message>
      <Picture draft={draft} />
      <TextField label={t('common:name')} value={name} onText={(text) => setDraft(renamed(draft, text))} />
      <ol className={styles.lines} aria-label={t('choices')}>
        {slices.map((slice, place) => (
          <IdeaLine
            key={slice.guid}
            slice={slice}
            place={place + 1}
            onText={(text) => setDraft(reworded(draft, slice.guid, text))}
            onRemove={() => setDraft(without(draft, slice.guid))}
          />
        ))}
      </ol>
      <IdeaTopics
        label={t('others')}
        topics={answer.otherTopics ?? []}
        onTake={(topic) => ideas.again({ topic })}
      />
      <Message className={styles.fault} isUrgent>
        {!hasChoices(draft) && t('problem.noChoices')}
      </Message>
      <div className={styles.answers}>
        <Button onClick={ideas.goBack}>{t('change')}</Button>
        {answer.source === 'sentence' ? (
          <Button onClick={() => ideas.again({ source: 'ideas' })}>{t('search')}</Button>
        ) : (
          <Button onClick={() => ideas.again()}>{t('common:retry')}</Button>
        )}
        <Button
          ref={accept}
          look="main"
          aria-describedby={origin}
          disabled={!hasChoices(draft)}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={take}
        >
          {t('take')}
        </Button>
      </div>
    </div>
  );
}

/** In milliseconds. */
const notSeenBeforeMs = 400;

/** The sentence was sent with Enter pressed twice: the second one must not accept a wheel that wasn't seen yet. */
const isSecondEnter = ({ detail, timeStamp }: MouseEvent, shownAt: number): boolean =>
  detail === 0 && timeStamp - shownAt < notSeenBeforeMs;

const readingOf = (reading: NonNullable<IdeaWheel['reading']>, { name = '', slices }: Wheel) => ({
  reading,
  count: slices.length,
  name,
  first: slices[0]?.text ?? '',
  last: slices.at(-1)?.text ?? '',
});

/** More than this are only a blur. */
const mostFills = 24;

function Picture({ draft }: { draft: NonNullable<ReturnType<typeof draftOf>> }) {
  const { slices, look } = draft;
  useThemes();
  return (
    <FillWheel
      className={styles.picture}
      fills={distinctFills(slices.slice(0, mostFills).map(sliceFill({ slices, look })))}
    />
  );
}
