import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { type EmbedKind, embedPath } from '~/shared/paths/embed-paths'
import { rangeParam } from '~/shared/sharing/embed-choices'
import { readParam } from '~/ui/url/url-param'
import { cardText } from './card-text'
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
