/** What has a preview picture. */
export const previewKinds = ['token', 'market', 'order', 'trader'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Size of a preview picture, px: what chats and social networks ask for. */
export const previewSize = { width: 1200, height: 630 } as const

/** A preview picture's address. Our own server makes the PNG out of the drawing beside it, which ends with `.svg`. */
export function previewPath(kind: PreviewKind, id: string): string {
  return `/og/${kind}/${encodeURIComponent(id)}.png`
}
