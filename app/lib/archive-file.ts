/** A file of an archive. */
export interface ArchiveFile {
  /** With slashes, relative. ASCII. */
  readonly path: string
  readonly bytes: Uint8Array
}
