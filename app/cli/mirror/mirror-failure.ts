/** Thrown if the mirror can't be written. The message says what to do. */
export class MirrorFailure extends Error {
  override readonly name = 'MirrorFailure'
}
