import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { asRead } from '../direction/reading-direction';
import { type Fetched, warmedBy } from '../lazy-part/warm-up';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: Icon;
  /** Its content, if that is fetched when it is first needed. */
  part?: Fetched;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const prefix = useId();
  const idOf = (tab: string) => `${prefix}-${tab}`;

  const moveByKey = (event: KeyboardEvent) => {
    const next = neighbourOf(
      value,
      tabs.map((tab) => tab.id),
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(idOf(next))?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ id, label: text, icon: TabIcon, part }) => (
          <button
            key={id}
            id={idOf(id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === value}
            aria-controls={`${prefix}-content`}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            {...(part && warmedBy(part))}
          >
            {TabIcon && <TabIcon size={20} aria-hidden />}
            {text}
          </button>
        ))}
      </div>
      <div
        id={`${prefix}-content`}
        className={styles.content}
        role="tabpanel"
        aria-labelledby={idOf(value)}
        data-tab-content
      >
        {children}
      </div>
    </div>
  );
}

/** The tab that a key leads to, wrapping around; undefined for other keys. */
function neighbourOf<Id>(from: Id, tabs: readonly Id[], key: string): Id | undefined {
  const place = tabs.indexOf(from);
  switch (asRead(key)) {
    case 'ArrowRight':
      return tabs[(place + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(place - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
