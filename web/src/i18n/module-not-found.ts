/** A language or section that was never written: a mistake in the program, not in the connection. */
export class ModuleNotFoundError extends Error {
  override readonly name = 'ModuleNotFoundError';
  readonly code = 'module-not-found';

  constructor(language: string, section: string) {
    super(`There is no translation module ${language}/${section}`);
  }
}
