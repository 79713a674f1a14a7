/** Kinds of items with a preview image. */
export const previewKinds = ['token', 'market', 'order', 'trader'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Size of a preview image, pixels, as chats and social networks expect it. */
export const previewSize = { width: 1200, height: 630 } as const

/**
 * Returns the address of a preview image. Sextant's server renders the PNG from the SVG, which has the same
 * address with `.svg`.
 */
export function previewPath(kind: PreviewKind, id: string): string {
  return `/og/${kind}/${encodeURIComponent(id)}.png`
}
