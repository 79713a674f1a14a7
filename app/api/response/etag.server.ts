import { createHash } from 'node:crypto'

/** Returns the weak tag of a body. Equal bodies have equal tags in every process. */
export function tagOf(body: string): string {
  return `W/${strongTagOf(body)}`
}

/** Returns the strong tag of a body whose bytes are the same for every client. */
export function strongTagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Whether the client already has the body with this tag. The tags are compared weakly (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((text) => opaque(text) === opaque(tag))
}
