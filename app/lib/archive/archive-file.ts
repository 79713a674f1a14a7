/** File to pack into a tar or zip archive. */
export interface ArchiveFile {
  /** Relative path of the file, with slashes as separators, ASCII only. */
  readonly path: string
  readonly bytes: Uint8Array
}
