import { useState } from 'react';
import { problemText } from '../../components/problem/problem-text';
import { type RoomControl, roomStore } from '../../live/room-store';

/** Asks the room for something, once at a time, and says in words why it isn't done. Returns whether it was. */
export function useAsking(wordsFor: (error: unknown) => string | undefined = () => undefined) {
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const ask = async (act: (control: RoomControl) => Promise<void>): Promise<boolean> => {
    const { control } = roomStore.getState();
    if (!control || isAsking) return false;
    setAsking(true);
    setProblem('');
    try {
      await act(control);
      return true;
    } catch (error) {
      console.warn('The room did not do it.', error);
      setProblem(wordsFor(error) ?? problemText(error, 'live'));
      return false;
    } finally {
      setAsking(false);
    }
  };
  return { ask, problem, isAsking };
}
