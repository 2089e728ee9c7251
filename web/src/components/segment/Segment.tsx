import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';
import { RadioLabel } from './RadioLabel';
import styles from './Segment.module.css';

interface SegmentOption<Value> {
  value: Value;
  label: string;
  icon?: Icon;
  /** Shown in place of the label. */
  shown?: ReactNode;
}

interface SegmentProps<Value extends string> extends RadioGroupProps {
  /** `pills` wrap, a `bar` lies in one row of equal parts, a `list` has a line for each. */
  look?: 'pills' | 'bar' | 'list';
  /** The name of the radio buttons in a form. */
  name?: string;
  value: Value | undefined;
  options: readonly SegmentOption<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few, each one click away. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { look = 'pills', name, value, options, onChange, ...group } = props;
  const ownName = useId();
  return (
    <RadioGroup {...group}>
      <div className={styles.options} data-look={look}>
        {options.map(({ value: each, label, icon: OptionIcon, shown }) => (
          <RadioLabel
            key={each}
            className={styles.option}
            name={name ?? ownName}
            value={each}
            aria-label={shown === undefined ? undefined : label}
            checked={each === value}
            onChange={() => onChange(each)}
          >
            {look === 'list' && <span className={styles.dot} aria-hidden />}
            {OptionIcon && <OptionIcon size={20} aria-hidden />}
            {shown ?? <span dir="auto">{label}</span>}
          </RadioLabel>
        ))}
      </div>
    </RadioGroup>
  );
}
