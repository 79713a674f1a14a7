import { guidePath } from '../api-docs/guides'

/** Beginning of the addresses that other sites may frame and show. */
const embedBase = '/embed'

/** What can be embedded. */
export const embedKinds = ['token', 'market'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** Where an embed is put together. */
export function embedGuidePath(kind: EmbedKind, id: string): string {
  return `${guidePath({ slug: 'embeds' })}?${new URLSearchParams({ kind, id })}`
}

/** An embed's address. */
export function embedPath(kind: EmbedKind, id: string): string {
  return `${embedBase}/${kind}/${encodeURIComponent(id)}`
}
