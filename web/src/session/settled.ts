import { sessionStore } from './session-state';

/** Resolves as soon as it is known whether somebody is signed in. */
export function sessionSettled(): Promise<boolean> {
  const { status } = sessionStore.getState();
  if (status !== 'starting') return Promise.resolve(status === 'signed-in');
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((now) => {
      if (now.status === 'starting') return;
      stop();
      resolve(now.status === 'signed-in');
    });
  });
}
