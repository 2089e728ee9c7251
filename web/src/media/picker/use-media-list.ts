import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '../../session/session-state';
import type { MediaKind } from '../media-item';
import { loadMedia, type MediaList, mediaStore } from '../media-lists';
import { tellListProblem } from './tell-problem';

export interface ShownList extends Omit<MediaList, 'state'> {
  state: 'guest' | 'loading' | 'ready' | 'failed';
}

/** The user's files of a kind, fetched when they are first shown; a guest has none. */
export function useMediaList(kind: MediaKind): ShownList {
  const status = useStore(sessionStore, (state) => state.status);
  const { state, items } = useStore(mediaStore, (lists) => lists[kind]);

  useEffect(() => {
    if (status !== 'signed-in') return;
    loadMedia(kind).catch(tellListProblem);
  }, [kind, status]);

  if (status === 'guest') return { state: 'guest', items: [] };
  return { items, state: state === 'unknown' ? 'loading' : state };
}
