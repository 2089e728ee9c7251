import { isPlainKey } from '../../stage/plain-key';

/** A slash, unless somebody is writing one. */
export const isSearchKey = (press: Parameters<typeof isPlainKey>[0]): boolean => isPlainKey(press, '/');
