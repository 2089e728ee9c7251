import { problemText } from '../../components/problem/problem-text';
import { notify } from '../../components/toasts/notify';
import { type RoomControl, roomStore } from '../../live/room-store';

/** Asks the room for a change of its list; a message says why it isn't made. Returns whether it was. */
export async function askRoom(act: (control: RoomControl) => Promise<void>): Promise<boolean> {
  const { control } = roomStore.getState();
  try {
    if (control) await act(control);
    return control !== null;
  } catch (error) {
    console.warn('The room did not make the change.', error);
    notify('warning', problemText(error, 'live'));
    return false;
  }
}
