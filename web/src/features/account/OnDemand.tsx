import { type ReactNode, useState } from 'react';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import type { Loaded } from '../../components/load-state/use-loaded';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DeviceList.module.css';

interface OnDemandProps {
  title: string;
  text: string;
  /** The label of the button that shows the rest. */
  open: string;
  children: ReactNode;
}

/** A part of the account that few people need: what it shows is requested only when it is opened. */
export function OnDemand({ title, text, open, children }: OnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={title} text={text} isPart>
      {isOpen ? (
        children
      ) : (
        <div className={cards.after}>
          <Button onClick={() => setOpen(true)}>{open}</Button>
        </div>
      )}
    </Card>
  );
}

interface LoadedRowsProps<Row> {
  loaded: Loaded<readonly Row[]>;
  /** Shown if the list is empty. */
  none?: string;
  children: (row: Row) => ReactNode;
}

/** A list of the account, once it is loaded. */
export function LoadedRows<Row>({ loaded, none, children }: LoadedRowsProps<Row>) {
  const { t } = useTranslation('profile');
  return (
    <LoadState
      loaded={loaded}
      failed={t('devices.failed')}
      isEmpty={loaded.result?.length === 0}
      empty={<p>{none}</p>}
    >
      {(rows) => <ul className={styles.list}>{rows.map(children)}</ul>}
    </LoadState>
  );
}
