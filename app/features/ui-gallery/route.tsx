import type { MetaFunction } from '@remix-run/node'

/**
 * Only development builds contain the gallery. A production build neither serves the gallery nor includes its
 * code.
 */
const gallery = import.meta.env.DEV ? await import('./gallery') : undefined

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 })
  return null
}

export const meta: MetaFunction = () => [
  { title: 'Primitives · Sextant' },
  { name: 'robots', content: 'noindex' },
]

/** Gallery of every UI component in every state, for developers. */
export default function UiGallery() {
  return gallery === undefined ? null : <gallery.Gallery />
}
