import { guidePath } from './guides'

/** Path prefix of everything that other sites may frame or show as an image. */
const embedBase = '/embed'

/** Kinds of items that can be embedded. */
export const embedKinds = ['token', 'market'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** Returns the path of the page on which a visitor configures an embed. */
export function embedGuidePath(kind: EmbedKind, id: string): string {
  return `${guidePath({ slug: 'embeds' })}?${new URLSearchParams({ kind, id })}`
}

/** Returns the path of an embed. */
export function embedPath(kind: EmbedKind, id: string): string {
  return `${embedBase}/${kind}/${encodeURIComponent(id)}`
}
