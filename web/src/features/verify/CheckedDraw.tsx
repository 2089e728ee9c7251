import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import { apiAddress } from '../../api/base';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Message } from '../../components/message/Message';
import { formatList } from '../../i18n/format';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { EntryProof } from '../../receipts/entry-proof';
import { placesOf, type Receipt } from '../../receipts/receipt';
import { type CheckedStep, verdictOn } from '../../receipts/verify-receipt';
import { ChainList } from './ChainList';
import { ClaimsRecord } from './ClaimsRecord';
import { EntryList } from './EntryList';
import { PassOnDraw } from './PassOnDraw';
import { PrivateText } from './PrivateText';
import { ProofNotes } from './ProofNotes';
import { StepList } from './StepList';
import styles from './VerifyPage.module.css';
import type { ClaimRecord } from './verification';

const icons = {
  holds: IconShieldCheck,
  private: IconShieldCheck,
  unlogged: IconAlertTriangle,
  privateUnlogged: IconAlertTriangle,
  unproven: IconAlertTriangle,
  late: IconAlertTriangle,
  fails: IconShieldX,
  unknown: IconAlertTriangle,
};

interface CheckedDrawProps {
  receipt: Receipt;
  steps: CheckedStep[];
  /** Fields that this page doesn't know. */
  unchecked: string[];
  /** Whose proof of having been on the list holds. */
  person: EntryProof | null;
  /** What became of the winners, where something did. */
  record: ClaimRecord | null;
}

export function CheckedDraw({ receipt, steps, unchecked, person, record }: CheckedDrawProps) {
  const { t } = useTranslation('verify');
  const { locale } = useLanguage();
  const failed = steps.filter(({ verdict }) => verdict === 'fails');
  const verdict = verdictOn(steps);
  const Icon = icons[verdict];
  const names = failed.map(({ name }) => t('quoted', { text: t(`steps.${name}.title`) }));
  const { reserves = [] } = receipt;
  const drawnAt = Date.parse(receipt.drawnAt);
  const textOf = (guid: string) =>
    receipt.entries.find((entry) => entry.guid === guid)?.text?.trim() ||
    t('private', { id: guid.slice(0, 8) });
  const said = t(`verdict.${verdict}`, { steps: formatList(names, locale) });
  const isPassedOn = verdict !== 'fails' && verdict !== 'unknown';

  return (
    <div className={styles.page}>
      <Card title={t('number', { number: receipt.number })} isWide>
        {receipt.name && (
          <p className={cards.text} dir="auto">
            {t('wheel', { name: receipt.name })}
          </p>
        )}
        <Drawn
          title={t('winner', { count: receipt.winners.length })}
          guids={receipt.winners}
          textOf={textOf}
        />
        {reserves.length > 0 && (
          <Drawn title={t('reserve', { count: reserves.length })} guids={reserves} textOf={textOf} />
        )}
        {placesOf(receipt).length > 1 && (
          <p className={cards.text}>
            {t('order')} {receipt.reserves ? '' : t('lastPlaces')}
          </p>
        )}
        {!Number.isNaN(drawnAt) && (
          <p className={cards.text}>{t('drawn', { time: formatMoment(drawnAt, locale) })}</p>
        )}
        <Message as="div" className={styles.verdict} data-verdict={verdict}>
          <Icon size={32} aria-hidden />
          <p>{said}</p>
        </Message>
        {person && <OwnEntry receipt={receipt} person={person} />}
        {receipt.list === 'sent' && <p className={cards.text}>{t('otherList')}</p>}
        {unchecked.length > 0 && (
          <p className={cards.text}>
            {t('unchecked', {
              fields: formatList(namesOf(unchecked), locale, 'unit'),
            })}
          </p>
        )}
      </Card>
      {record && (
        <ClaimsRecord
          record={record}
          winners={receipt.winners}
          verdict={steps.find(({ name }) => name === 'claims')?.verdict}
          textOf={textOf}
        />
      )}
      {isPassedOn && <PassOnDraw receipt={receipt} textOf={textOf} verdict={said} person={person} />}
      <section className={`${cards.card} ${styles.steps}`} data-size="wide">
        <h2 className={cards.subtitle}>{t('steps.title')}</h2>
        <StepList steps={steps} />
        <p className={cards.text}>
          <a
            className={cards.link}
            href={apiAddress(`/api/spins/${encodeURIComponent(receipt.spinId)}`)}
            // An installed page has no button that leads back from a page of data.
            download={`${receipt.spinId}.json`}
          >
            {t('raw')}
          </a>
        </p>
      </section>
      {isPassedOn && <ProofNotes receipt={receipt} />}
      <PrivateText receipt={receipt} />
      <EntryList entries={receipt.entries} winners={receipt.winners} />
      <ChainList chain={receipt.chain} current={receipt.spinId} />
    </div>
  );
}

/** A receipt can have any number of fields, with names of any length. */
const namesOf = (fields: readonly string[]): string[] => [
  ...fields.slice(0, 20).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name)),
  ...(fields.length > 20 ? ['…'] : []),
];

interface DrawnProps {
  title: string;
  guids: readonly string[];
  textOf: (guid: string) => string;
}

function Drawn({ title, guids, textOf }: DrawnProps) {
  return (
    <>
      <p className={styles.eyebrow}>{title}</p>
      <ol className={styles.winners}>
        {guids.map((guid) => (
          <li key={guid} dir="auto">
            {textOf(guid)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The person of a proof, with which chance, and what became of them. */
function OwnEntry({ receipt, person }: { receipt: Receipt; person: EntryProof }) {
  const { t } = useTranslation('verify');
  const { guid, text: name, weight } = person;
  const total = receipt.entries.reduce((sum, entry) => sum + entry.weight, 0);
  const isDrawn = placesOf(receipt).includes(guid) ? 'reserve' : 'none';
  const outcome = receipt.winners.includes(guid) ? 'winner' : isDrawn;
  return <p className={cards.text}>{t(`person.${outcome}`, { name, weight, total })}</p>;
}
