import { createHash } from 'node:crypto'

/** A finished picture. */
export interface Picture {
  readonly bytes: Buffer
  readonly etag: string
}

export function toPicture(bytes: Buffer): Picture {
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 22)}"` }
}
