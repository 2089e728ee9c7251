/** A new token, a refusal that ends the session, or a server that could not be reached. */
export type Renewal = { token: string } | 'rejected' | 'unreachable';

/** What calls need to know of the session; the session itself connects here when it starts. */
export interface Bearer {
  token: () => string | null;
  /** Asks for a token in place of the one that was refused. */
  renew: (refused: string) => Promise<Renewal>;
  /** The server refuses this session for good. */
  end: () => void;
  /** Tells the visitor that the session is over and where to sign in again. */
  showExpired: () => void;
}

const nobody: Bearer = {
  token: () => null,
  renew: async () => 'rejected',
  end: () => {},
  showExpired: () => {},
};

let connected = nobody;

export const bearer = (): Bearer => connected;

/** Answers how to disconnect. */
export function connectBearer(session: Bearer): () => void {
  connected = session;
  return () => {
    connected = nobody;
  };
}
