import { type FormEvent, type RefObject, useRef, useState } from 'react';

interface Sending<Faults> {
  /** What keeps the form from being sent, by the names of its boxes, in their order. */
  check: () => Faults;
  /** Returns whether it was sent. */
  send: () => Promise<boolean>;
}

interface SentForm<Faults> {
  /** For the `<form>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    'aria-busy': boolean;
    onSubmit: (event: FormEvent) => Promise<void>;
  };
  /** Shown from the first attempt to send on. */
  faults: Partial<Faults>;
  phase: 'writing' | 'sending' | 'sent';
}

/** A form that is sent once it has no fault; until then the first box with one gets the focus. It is sent once at a time. */
export function useForm<Faults extends object>({ check, send }: Sending<Faults>): SentForm<Faults> {
  const ref = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const [phase, setPhase] = useState<SentForm<Faults>['phase']>('writing');
  const isBusy = useRef(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const [first] = Object.keys(check());
    setTried(true);
    setPhase(first ? 'writing' : 'sending');
    if (first) return ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    isBusy.current = true;
    const isSent = await send();
    isBusy.current = false;
    setTried(!isSent);
    setPhase(isSent ? 'sent' : 'writing');
  };

  return {
    form: { ref, noValidate: true, 'aria-busy': phase === 'sending', onSubmit },
    faults: hasTried ? check() : {},
    phase,
  };
}
