import { ApiError } from '../api/api-error';
import { isSpaceProblem } from '../api/problem';
import type { Slice } from '../wheel/document/document';
import type { WheelDocument } from '../wheel/document/wire-format';
import type { WheelStore } from '../wheel/store';
import { publicCopy } from './room-copies';

interface EditOptions {
  /** The wheel's id in the room. */
  wheelId: string | undefined;
  /** The host's own slices among these. */
  own?: (slices: readonly Slice[]) => readonly Slice[];
  put: (wheel: WheelDocument) => Promise<unknown>;
  /** Whether the room has an older version than the host sees. */
  onBehind: (isBehind: boolean) => void;
  /** The server rejects this wheel: the room keeps the last one it accepted. */
  onRefused: (error: ApiError) => void;
}

export interface HostEdits {
  /** Sends what the room doesn't have, as after a lost connection. */
  flush(): void;
  /** Calls back once the room has the wheel as the host sees it: a draw before that could be won by what has just left. */
  whenSent(act: () => void): void;
  stop(): void;
}

const debounceMs = 250;
const retryMs = 3000;

/**
 * Sends the host's wheel to the room after each change: the newest version, one call at a time. Results aren't
 * changes.
 */
export function sendEdits(
  store: WheelStore,
  { wheelId, own, put, onBehind, onRefused }: EditOptions,
): HostEdits {
  let lastSent = '';
  let isSending = false;
  let isStopped = false;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendIn = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(send, wait);
  };
  const goOn = () => {
    const ready = waiting;
    waiting = [];
    for (const act of ready) act();
  };
  async function send(): Promise<void> {
    if (isSending) return;
    const { wheel } = store.getState();
    const document = publicCopy(wheel, wheelId, own);
    const text = JSON.stringify(document);
    if (text === lastSent) {
      onBehind(false);
      return goOn();
    }
    isSending = true;
    try {
      await put(document);
      lastSent = text;
      onBehind(false);
    } catch (error) {
      onBehind(true);
      if (!(error instanceof ApiError)) sendIn(retryMs);
      else if (error.status === 413 || error.status === 422 || isSpaceProblem(error)) {
        lastSent = text;
        onRefused(error);
      } else if (error.status === 403 || error.status === 404) isStopped = true;
      else sendIn(retryMs);
    }
    isSending = false;
    // The room answers every refusal, also of a spin.
    if (isStopped) return goOn();
    if (waiting.length > 0 && text === lastSent) return send();
    if (store.getState().wheel !== wheel) sendIn(debounceMs);
  }
  const unsubscribe = store.subscribe(({ wheel }, before) => {
    if (wheel !== before.wheel && !isSending) sendIn(debounceMs);
  });
  return {
    flush: () => sendIn(0),
    whenSent: (act) => {
      waiting.push(act);
      void send();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
