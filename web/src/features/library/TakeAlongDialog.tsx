import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { problemSentence } from '../../cloud/save-problem';
import type { SaveEnd } from '../../cloud/saves';
import { Button } from '../../components/controls/Button';
import { Answers, CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { LoadState } from '../../components/load-state/LoadState';
import { Message } from '../../components/message/Message';
import { CheckBox } from '../../components/switch/CheckBox';
import { notify } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { noteAsked } from '../../library/asked-wheels';
import type { WheelCard } from '../../library/wheel-record';
import { sessionStore } from '../../session/session-state';
import { saveAll } from './save-all';
import styles from './TakeAlongDialog.module.css';
import { TakeAlongRow } from './TakeAlongRow';
import { isOnlyHere, useCards } from './use-cards';

type Step = 'choosing' | 'saving' | 'done';

/** Which wheels of this browser are saved to the account: all, some or none. */
export function TakeAlongDialog({ onClose }: DialogProps<'takeAlong'>) {
  const { t } = useTranslation(['library', 'cloud']);
  const user = useStore(sessionStore, (state) => state.user);
  const loaded = useCards();
  const listed = loaded.result;
  const [cards, setCards] = useState<readonly WheelCard[]>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<Step>('choosing');
  const [ends, setEnds] = useState<ReadonlyMap<string, SaveEnd>>(new Map());
  const all = useId();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // Once saving begins the list is frozen: wheels that are saved would leave it.
  useEffect(() => {
    if (step === 'choosing' && listed) setCards(listed.filter(isOnlyHere));
  }, [listed, step]);

  const chosen = (cards ?? []).filter(({ key }) => !left.has(key));
  const unsaved = chosen.filter(({ key }) => ends.get(key)?.kind !== 'saved').length;
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setLeft((before) => {
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(isChosen ? others : [...others, ...keys]);
    });
  const answer = () => {
    if (user) noteAsked(cards?.map(({ key }) => key) ?? [], user, 'answered');
  };
  const refuse = () => {
    if (step === 'choosing') answer();
    onClose();
  };
  const save = async () => {
    answer();
    setStep('saving');
    const keys = chosen.map(({ key }) => key);
    const saved = await saveAll(keys, (key, end) => setEnds((before) => new Map(before).set(key, end)));
    setStep('done');
    const isAll = saved === keys.length;
    // Otherwise the dialog shows the result of each wheel, if it is still open.
    if (isAll || (saved > 0 && !isShown.current)) notify('success', t('along.saved', { count: saved }));
    if (isAll && isShown.current) onClose();
  };
  const told = (key: string): string | undefined => {
    const end = ends.get(key);
    if (end?.kind === 'saved') return t('along.stateSaved');
    if (end?.kind === 'refused') return problemSentence(end.problem);
    return end?.kind === 'waiting' ? t('along.stateWaiting') : undefined;
  };

  return (
    <CardDialog title={t('along.title')} onClose={refuse}>
      <p className={styles.text}>{t('along.text')}</p>
      {!cards && <LoadState loaded={loaded} failed={t('failed')} />}
      {cards && cards.length > 1 && step === 'choosing' && (
        <label className={styles.all} htmlFor={all}>
          <CheckBox
            id={all}
            checked={left.size === 0}
            onCheck={(isChecked) =>
              choose(
                cards.map(({ key }) => key),
                isChecked,
              )
            }
          />
          {t('along.all')}
        </label>
      )}
      <ul className={styles.list} aria-label={t('along.title')}>
        {cards?.map((card) => (
          <TakeAlongRow
            key={card.key}
            card={card}
            isChosen={!left.has(card.key)}
            isFixed={step !== 'choosing'}
            told={told(card.key)}
            onChoose={(isChosen) => choose([card.key], isChosen)}
          />
        ))}
      </ul>
      <Message className={styles.told}>
        {step === 'saving' &&
          t('along.saving', { place: Math.min(ends.size + 1, chosen.length), count: chosen.length })}
        {step === 'done' && unsaved > 0 && t('along.left', { count: unsaved })}
      </Message>
      <Answers>
        {step === 'choosing' && <Button onClick={refuse}>{t('along.later')}</Button>}
        {step === 'done' ? (
          <Button look="main" onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : (
          <Button look="main" disabled={chosen.length === 0 || step === 'saving'} onClick={save}>
            {t('along.save')}
          </Button>
        )}
      </Answers>
    </CardDialog>
  );
}
