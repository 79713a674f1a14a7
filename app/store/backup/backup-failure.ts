/**
 * A backup can't be read or must not be imported into this store. The message states the reason and the fix.
 * The store is unchanged.
 */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure'
}
