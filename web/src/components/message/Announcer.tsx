import { useEffect, useRef } from 'react';
import { openRegion, say } from './say';

/** Where `say` speaks: once in the page, and once in each dialog over it. It isn't seen. */
export function Announcer() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? openRegion(region.current) : undefined), []);
  return <div ref={region} className="visually-hidden" />;
}

/** Says a text that isn't shown as a message, each time it becomes another one. */
export function useSaid(text: string | false | null | undefined, urgency?: Parameters<typeof say>[1]): void {
  useEffect(() => {
    if (text) say(text, urgency);
  }, [text, urgency]);
}
