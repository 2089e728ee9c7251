/** An answer that is not a success; its message is the server's, or says which status it was. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  /** After how many minutes it may be tried again, where the server says so. */
  readonly waitMinutes: number | undefined;

  constructor(message: string, status: number, code?: string, waitMinutes?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.waitMinutes = waitMinutes;
  }
}

/** The session is over and the visitor has been told: whoever asked need not say it again. */
export class AuthenticationRequired extends ApiError {
  override readonly name = 'AuthenticationRequired';

  constructor(status: number, code: string | undefined) {
    super('Authentication required', status, code);
  }
}
