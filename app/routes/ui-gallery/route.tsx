import type { MetaFunction } from '@remix-run/node'
import { lazy, Suspense } from 'react'

/** Only a development build has it: the production one neither answers nor carries its code. */
const Gallery = import.meta.env.DEV
  ? lazy(() => import('./gallery').then((module) => ({ default: module.Gallery })))
  : undefined

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
  if (Gallery === undefined) return null
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  )
}
