import { cardText } from '~/components/summary-card/card-text'
import { rangeParam } from '~/components/summary-card/embed-choices'
import { type EmbedKind, embedPath } from '~/components/summary-card/embed-paths'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { readParam } from '~/ui/url-param'
import { readCard } from './read-card.server'
import { embedFormOf, respondEmbed } from './respond-embed.server'

/**
 * Returns the embed of a token or a market for other sites. The embed is a page without scripts or an image.
 */
export async function loader({ request, params, context }: LoaderArguments) {
  const page = pageContextOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const kind: EmbedKind = pathname.startsWith(embedPath('market', '')) ? 'market' : 'token'
  const [, id = '', suffix] = /^(.*?)(\.svg)?$/s.exec(params.id ?? '') ?? []
  const { data, ...age } = await readCard(page, kind, id, readParam(rangeParam, searchParams))
  const content =
    data === null
      ? { status: 503 as const, refusal: cardText.unavailable }
      : data === undefined
        ? { status: 404 as const, refusal: cardText.unknown[kind] }
        : { status: 200 as const, card: data }
  return respondEmbed({
    request,
    form: embedFormOf(request, suffix !== undefined),
    frame: { ...page.site, ...age },
    content,
  })
}
