/** A part was started without what it needs: a mistake in the program, told by the key of its text. */
export class SetupFault<Key extends string> extends Error {
  override readonly name = 'SetupFault';
  readonly key: Key;

  constructor(key: Key) {
    super(key);
    this.key = key;
  }
}
