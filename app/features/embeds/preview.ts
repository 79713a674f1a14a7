import { Problem, problemResponse, unavailableProblem } from '~/api/response/problem.server'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { previewKinds } from '~/shared/sharing/preview-kinds'
import { previewSvg } from './preview-svg'
import { readPreview } from './read-preview.server'

/** Returns the social preview image of an item. */
export async function loader({ request, params, context }: LoaderArguments) {
  const page = pageContextOf(context)
  const { pathname } = new URL(request.url)
  const kind = previewKinds.find((known) => pathname.startsWith(`/og/${known}/`))
  const id = (params.id ?? '').replace(/\.(?:svg|png)$/, '')
  const { data, ...age } = await readPreview(page, kind ?? 'token', id)
  if (data === null) return problemResponse(unavailableProblem(), pathname)
  if (data === undefined) return problemResponse(new Problem('not_found', 'Preview not found.'), pathname)
  return new Response(previewSvg(data, { ...page.site, ...age }), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Cache-Control': 'public, max-age=60',
    },
  })
}
