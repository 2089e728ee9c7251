import { useId } from 'react';
import { FieldNote } from '../field/Field';
import { SwitchRow } from './SwitchRow';
import styles from './SwitchRow.module.css';

interface SwitchGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  onChange: (chosen: readonly Value[]) => void;
  fault?: string | undefined;
}

/** A choice of any number of values, each with a switch. */
export function SwitchGroup<Value extends string>(props: SwitchGroupProps<Value>) {
  const { legend, options, chosen, onChange, fault } = props;
  const id = useId();
  const turn = (turned: Value, isOn: boolean) => {
    const values = options.map(({ value }) => value);
    onChange(values.filter((value) => (value === turned ? isOn : chosen.includes(value))));
  };
  return (
    <fieldset aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <SwitchRow
          key={value}
          label={label}
          isOn={chosen.includes(value)}
          onChange={(isOn) => turn(value, isOn)}
        />
      ))}
      <FieldNote id={id} fault={fault} />
    </fieldset>
  );
}
