/** Kinds of items that have a preview image. */
export const previewKinds = ['token', 'market', 'order', 'trader'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Size of a preview image in pixels. Chats and social networks expect this size. */
export const previewSize = { width: 1200, height: 630 } as const

/**
 * Returns the URL of a preview image. Sextant's server renders the PNG from an SVG. The SVG has the same URL
 * with the suffix `.svg`.
 */
export function previewPath(kind: PreviewKind, id: string): string {
  return `/og/${kind}/${encodeURIComponent(id)}.png`
}
