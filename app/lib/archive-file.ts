/** A file in an archive. */
export interface ArchiveFile {
  /** Relative path with slashes, ASCII only. */
  readonly path: string
  readonly bytes: Uint8Array
}
