import type { MetaFunction } from '@remix-run/node'

/** Only a development build has it: the production one neither answers nor carries its code. */
const gallery = import.meta.env.DEV ? await import('./gallery') : undefined

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 })
  return null
}

export const meta: MetaFunction = () => [
  { title: 'Primitives · Sextant' },
  { name: 'robots', content: 'noindex' },
]

/** Every primitive in every state, for those who build with them. */
export default function UiGallery() {
  return gallery === undefined ? null : <gallery.Gallery />
}
