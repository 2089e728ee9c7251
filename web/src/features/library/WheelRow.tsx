import type { Icon } from '@tabler/icons-react';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { problemSentence } from '../../cloud/save-problem';
import { Button } from '../../components/controls/Button';
import { FillWheel } from '../../components/fill-wheel/FillWheel';
import type { MenuEntry } from '../../components/menu/Menu';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { TextBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import type { WheelCard } from '../../library/wheel-record';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import styles from './WheelRow.module.css';

interface WheelRowProps extends ComponentProps<'li'> {
  wheel: { name: string; colors: readonly string[] };
  /** The name to show if it has none. */
  unnamed: string;
  /** The address that its name links to, or what a click on it does. */
  open: string | (() => void);
  /** It is the wheel on the stage. */
  isOpen?: boolean;
  /** In a list of rows, or of cards side by side. */
  look: 'line' | 'card';
  facts: ReactNode;
  entries: (startRenaming: () => void) => readonly MenuEntry[];
  onRename: (name: string) => Promise<void>;
}

/** A wheel in a list: all of it opens the wheel, beside its menu. */
export function WheelRow(props: WheelRowProps) {
  const { wheel, unnamed, open, isOpen = false, look, facts, entries, onRename, ...item } = props;
  const { t } = useTranslation('common');
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const name = wheel.name.trim() || unnamed;
  const endRenaming = () => {
    flushSync(() => setRenaming(false));
    opener.current?.focus();
  };
  const shown = {
    ref: opener,
    className: styles.name,
    dir: 'auto',
    title: name,
    'aria-current': isOpen || undefined,
    children: name,
  };
  return (
    <li {...item} className={styles.row} data-look={look} data-open={isOpen} data-renaming={isRenaming}>
      <FillWheel fills={distinctFills(wheel.colors)} className={styles.picture} />
      {isRenaming && <RenameWheel name={wheel.name} onSave={onRename} onDone={endRenaming} />}
      {!isRenaming && typeof open === 'string' && <a {...shown} href={open} />}
      {!isRenaming && typeof open === 'function' && <button {...shown} type="button" onClick={open} />}
      <p className={styles.facts}>{facts}</p>
      <div className={styles.menu}>
        <MenuWithButton
          label={t('menuOf', { name })}
          icon={<IconDots size={20} aria-hidden />}
          entries={entries(() => setRenaming(true))}
        />
      </div>
    </li>
  );
}

interface RenameWheelProps {
  name: string;
  onSave: (name: string) => Promise<void>;
  onDone: () => void;
}

/** Enter saves the name, Escape leaves it as it was. */
function RenameWheel({ name: before, onSave, onDone }: RenameWheelProps) {
  const { t } = useTranslation('common');
  const [name, setName] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '' && name.trim() !== before) {
      setBusy(true);
      await onSave(name);
    }
    onDone();
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the dialog around it would close too.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <form className={styles.rename} onSubmit={save}>
      <TextBox
        ref={box}
        dir="auto"
        aria-label={t('name')}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={typed}
      />
      <Button type="submit" disabled={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}

/** A fact with its picture; a narrow row has room for the picture alone. */
export function Mark({ icon: Icon, text, title = text }: { icon: Icon; text: string; title?: string }) {
  return (
    <span className={styles.mark} title={title}>
      <Icon size={16} aria-hidden />
      <span>{text}</span>
    </span>
  );
}

const icons = {
  here: IconDeviceLaptop,
  unsaved: IconCloudUp,
  waiting: IconCloudOff,
  refused: IconCloudX,
  conflict: IconCloudX,
};

/** Which changes of a wheel the cloud lacks, and why. A running save has no mark. */
export function SaveMark({ state, problem, coEditor }: Pick<WheelCard, 'state' | 'problem' | 'coEditor'>) {
  const { t } = useTranslation('library');
  if (state === 'saved' || state === 'saving') return null;
  const text = t(`mark.${state}`);
  return (
    <Mark
      icon={icons[state]}
      text={text}
      title={problem ? problemSentence(problem, coEditor !== undefined) : text}
    />
  );
}
