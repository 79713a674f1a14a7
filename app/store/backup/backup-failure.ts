/** A backup can't be read or must not be put here. The message says why and what to do; nothing was changed. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure'
}
