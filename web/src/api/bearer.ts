/** A new token, a rejection that ends the session, or a server that couldn't be reached. */
export type Renewal = { token: string } | 'rejected' | 'unreachable';

/** What calls need from the session; the session connects here when it starts. */
export interface Bearer {
  token: () => string | null;
  /** Requests a token to replace the one that was rejected. */
  renew: (refused: string) => Promise<Renewal>;
  /** The server has rejected this session for good. */
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

/** Returns how to disconnect. */
export function connectBearer(session: Bearer): () => void {
  connected = session;
  return () => {
    connected = nobody;
  };
}
