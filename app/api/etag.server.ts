import { createHash } from 'node:crypto'

/** The weak tag of a body: equal bodies have equal tags, also of different processes. */
export function tagOf(body: string): string {
  return `W/${strongTagOf(body)}`
}

/** The tag of bytes that are the same for everybody who has it. */
export function strongTagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Whether a client has the body already. Weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((text) => opaque(text) === opaque(tag))
}
