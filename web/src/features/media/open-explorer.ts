import type { LazyPart } from '../../components/lazy-part/lazy-part';
import { sessionSettled } from '../../session/settled';
import { openAtTitle, type TitlePartProps } from '../wheels/wheel-title-state';
import { askToLogIn } from './ask-to-log-in';

/** Opens the library; a guest, who has none, is asked to log in. */
export async function openExplorer(explorer: LazyPart<TitlePartProps>): Promise<void> {
  if (await sessionSettled()) openAtTitle(explorer);
  else await askToLogIn('login');
}
