import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  isOptional?: boolean | undefined;
  /** The error; it replaces the hint. */
  fault?: string | false | undefined;
  hint?: string | false | undefined;
  /** Shown opposite the hint. */
  aside?: ReactNode;
}

/** What connects a box with its label and with the line below it. */
interface BoxProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** A label above a box, and a line below it that describes the box. */
export function Field(props: FieldProps & { children: (box: BoxProps) => ReactNode }) {
  const { label, isOptional, fault, hint, aside, children } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const box = { id, 'aria-describedby': `${id}-note`, 'aria-invalid': Boolean(fault) };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      {children(box)}
      <div className={styles.below}>
        <FieldNote id={box['aria-describedby']} fault={fault} hint={hint} />
        {aside && <span>{aside}</span>}
      </div>
    </div>
  );
}

export function FieldNote({ id, fault, hint }: Pick<FieldProps, 'fault' | 'hint'> & { id: string }) {
  return (
    <p id={id} className={styles.note} data-fault={Boolean(fault)} role={fault ? 'alert' : undefined}>
      {fault || hint}
    </p>
  );
}
