import type { WheelConfig } from './document';
import { logOf } from './spin-log';
import type { WheelStore } from './store';
import { startHistory } from './undo-history';

/** The wheel as somebody else has it now: nothing to undo here, and a running spin goes on. */
export const showAnothers = (store: WheelStore, config: WheelConfig): void =>
  store.setState({ config, log: logOf(config), undoHistory: startHistory(config) });
