import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { WeightRules as Rules } from '../../api/entries';
import { chatMerits, chatWeightsOf } from '../../chat/chat-weights';
import { Button } from '../../components/controls/Button';
import { IconButton } from '../../components/controls/IconButton';
import { NumberField } from '../../components/field/NumberField';
import { TextField } from '../../components/field/TextField';
import { Fold } from '../../components/fold/Fold';
import { useTranslation } from '../../i18n/use-translation';
import { heaviestPerson, mostPeople, mostWeightedNames, rulesOf } from '../../live/list-control';
import { roomStore } from '../../live/room-store';
import { wheelStore } from '../../wheel/store';
import { askRoom } from './ask-room';
import { longestName } from './NameForm';
import styles from './Room.module.css';
import lists from './ViewerList.module.css';

/** A whole number from `least` to `most`; anything else counts as `least`. */
const within = (least: number, most: number) => (typed: number) =>
  typed >= least ? Math.min(Math.floor(typed), most) : least;
const weighs = within(1, heaviestPerson);

/** The rules of all other names; whether a letter is large makes no other name. */
const otherNames = ({ names = [] }: Rules, name: string) =>
  names.filter((each) => each.name.toLowerCase() !== name.toLowerCase());

/** The host says who weighs more than 1 on the wheel. */
export function WeightRules() {
  const { t } = useTranslation('live');
  const rules = useStore(roomStore, ({ door }) => rulesOf(door).weights);
  const [name, setName] = useState('');
  const [weight, setWeight] = useState(2);
  const { early, names = [], signedIn = 1 } = rules;
  /** Gets the rules as they are after all earlier changes. */
  const change = (changed: (now: Rules) => Rules) =>
    askRoom(({ setDoor }) => setDoor(({ weights }) => ({ weights: changed(weights) })));
  const setEarly = (set: Partial<NonNullable<Rules['early']>>) =>
    change(({ early: before, ...others }) => {
      const { first, weight: many } = { first: 0, weight: 2, ...before, ...set };
      return first > 0 ? { ...others, early: { first, weight: many } } : others;
    });
  const isFull = names.length >= mostWeightedNames;
  return (
    <Fold title={t('weights.title')}>
      <div className={styles.people}>
        <p className={lists.note}>{t('weights.hint')}</p>
        <NumberField
          label={t('weights.signedIn')}
          value={signedIn}
          min={1}
          coerce={weighs}
          onChange={(many) => change((now) => ({ ...now, signedIn: many }))}
        />
        <NumberField
          label={t('weights.first')}
          value={early?.first ?? 0}
          min={0}
          coerce={within(0, mostPeople)}
          onChange={(first) => setEarly({ first })}
        />
        {early && (
          <NumberField
            label={t('weights.early')}
            value={early.weight}
            min={1}
            coerce={weighs}
            onChange={(many) => setEarly({ weight: many })}
          />
        )}
        {names.length > 0 && (
          <ul className={lists.list} data-host>
            {names.map((each) => (
              <li key={each.name} className={lists.person}>
                <bdi className={lists.name}>{each.name}</bdi>
                <Weight weight={each.weight} />
                <IconButton
                  label={t('weights.remove', { name: each.name })}
                  onClick={() => change((now) => ({ ...now, names: otherNames(now, each.name) }))}
                >
                  <IconX size={20} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p className={lists.note}>{t('weights.full', { most: mostWeightedNames })}</p>
        ) : (
          <form
            className={styles.form}
            onSubmit={async (event) => {
              event.preventDefault();
              const named = name.trim();
              if (!named) return;
              const isDone = await change((now) => ({
                ...now,
                names: [...otherNames(now, named), { name: named, weight }],
              }));
              if (isDone) setName((typed) => (typed.trim() === named ? '' : typed));
            }}
          >
            <TextField
              label={t('weights.name')}
              dir="auto"
              autoComplete="off"
              maxLength={longestName}
              value={name}
              onText={setName}
            />
            <NumberField
              label={t('common:weight')}
              value={weight}
              min={1}
              coerce={weighs}
              onChange={setWeight}
            />
            <Button type="submit">{t('list.addGo')}</Button>
          </form>
        )}
      </div>
    </Fold>
  );
}

/** How much somebody weighs, unless it is 1. */
export function Weight({ weight = 1 }: { weight?: number | undefined }) {
  const { t } = useTranslation('live');
  return weight > 1 && <span className={lists.note}>{t('weights.is', { weight })}</span>;
}

/** The rules in words, for everyone in the room. */
export function WeightNotes() {
  const { t } = useTranslation('live');
  const {
    names = [],
    named = names.length,
    signedIn = 1,
    early,
  } = useStore(roomStore, ({ door }) => rulesOf(door).weights);
  const chatWeights = useStore(wheelStore, ({ wheel }) => wheel.spin.chatWeights);
  const chat = chatWeightsOf({ chatWeights });
  const notes = [
    ...(signedIn > 1 ? [t('weights.saysSignedIn', { weight: signedIn })] : []),
    ...(early ? [t('weights.saysEarly', { count: early.first, weight: early.weight })] : []),
    ...(named > 0 ? [t('weights.saysNamed', { count: named })] : []),
    ...chatMerits.flatMap((merit) => {
      const weight = chat[merit];
      return weight === undefined ? [] : [t(`weights.chat.${merit}`, { weight })];
    }),
  ];
  return (
    notes.length > 0 && (
      <ul className={styles.rules} aria-label={t('weights.title')}>
        {notes.map((note) => (
          <li key={note} className={styles.text}>
            {note}
          </li>
        ))}
      </ul>
    )
  );
}
