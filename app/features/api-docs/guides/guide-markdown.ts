import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { guideMarkdown } from './guides.server'

/** Returns a guide as Markdown, for programs that read documentation. */
export function loader({ request, context }: LoaderArguments) {
  const slug = /\/([\w-]+)\.md$/.exec(new URL(request.url).pathname)?.[1] ?? ''
  const markdown = guideMarkdown(slug, pageContextOf(context).site.publicUrl)
  return new Response(markdown ?? null, {
    status: markdown === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
