import type { LoaderFunctionArgs } from '@remix-run/node'
import { type EmbedKind, embedPath } from '~/components/glance/embed-paths'
import { rangeParam } from '~/components/glance/glance-range'
import { glanceText } from '~/components/glance/glance-text'
import { pageContextOf } from '~/context.server'
import { readParam } from '~/ui/url-param'
import { answerEmbed, embedFormOf } from './answer-embed.server'
import { readGlance } from './read-glance.server'

/** Returns the embed of a token or a market for other sites, as a page without scripts or as an image. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = pageContextOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const kind: EmbedKind = pathname.startsWith(embedPath('market', '')) ? 'market' : 'token'
  const [, id = '', suffix] = /^(.*?)(\.svg)?$/s.exec(params.id ?? '') ?? []
  const { data, ...age } = await readGlance(page, kind, id, readParam(rangeParam, searchParams))
  const content =
    data === null
      ? { status: 503 as const, refusal: glanceText.unavailable }
      : data === undefined
        ? { status: 404 as const, refusal: glanceText.unknown[kind] }
        : { status: 200 as const, glance: data }
  return answerEmbed({
    request,
    form: embedFormOf(request, suffix !== undefined),
    frame: { ...page.site, ...age },
    content,
  })
}
