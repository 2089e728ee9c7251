import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Tabs } from '../../../components/tabs/Tabs';
import frame from '../AdminPage.module.css';
import styles from './ModerationDesk.module.css';

interface ShelvesProps<Id extends string> {
  intro: string;
  label: string;
  shelves: readonly { id: Id; icon: Icon; label: string }[];
  children: (shelf: Id, turning: ReturnType<typeof useTurning>) => ReactNode;
}

/** What there is to moderate, by state, a page at a time. The first shelf is what waits. */
export function Shelves<Id extends string>({ intro, label, shelves, children }: ShelvesProps<Id>) {
  const [chosen, setChosen] = useState<Id>();
  const turning = useTurning();
  const shelf = chosen ?? shelves[0]?.id;
  if (shelf === undefined) return null;
  return (
    <>
      <p className={frame.intro}>{intro}</p>
      <Tabs
        label={label}
        tabs={shelves}
        value={shelf}
        onChange={(next) => {
          setChosen(next);
          turning.begin();
        }}
      >
        <div className={styles.content}>{children(shelf, turning)}</div>
      </Tabs>
    </>
  );
}

/** Which page of a list is shown, and whether its entries take the focus. */
function useTurning() {
  const [page, setPage] = useState(1);
  const [takesFocus, setTakesFocus] = useState(true);

  // Changing tabs or typing keeps the focus there; turning a page moves it to the entries.
  const begin = () => {
    setPage(1);
    setTakesFocus(false);
  };
  const turn = useCallback((next: number) => {
    setPage(next);
    setTakesFocus(true);
  }, []);
  return { page, takesFocus, begin, turn };
}
