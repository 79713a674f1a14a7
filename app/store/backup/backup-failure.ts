/**
 * A backup that can't be read or must not be imported here. The message states the reason and the fix. The
 * store is unchanged.
 */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure'
}
