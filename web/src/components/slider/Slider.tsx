import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value with its unit, for people. */
  text: string;
  onChange: (value: number) => void;
  /** The slider was released: the next change is another gesture. */
  onEnd: () => void;
  /** Shown in place of the value, such as a number field. */
  children?: ReactNode;
}

export function Slider({ label, value, min, max, step = 1, text, onChange, onEnd, children }: SliderProps) {
  const id = useId();
  const range = useGestureEnd(onEnd);
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children ?? (
        <span className={styles.value} aria-hidden="true">
          {text}
        </span>
      )}
      <input
        ref={range}
        id={id}
        type="range"
        className={styles.range}
        style={{ '--share': share }}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/**
 * A drag ends when the pointer is released, a held arrow key when it comes up; React reports only the moves between.
 */
function useGestureEnd(onEnd: () => void) {
  const range = useRef<HTMLInputElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    const element = range.current;
    if (!element) return;
    let isKeyDown = false;
    const stop = new AbortController();
    const on = (type: string, listen: () => void) =>
      element.addEventListener(type, listen, { signal: stop.signal });
    const finish = () => {
      isKeyDown = false;
      end.current();
    };
    on('keydown', () => {
      isKeyDown = true;
    });
    on('keyup', finish);
    on('blur', finish);
    on('change', () => {
      if (!isKeyDown) end.current();
    });
    return () => stop.abort();
  }, []);
  return range;
}
