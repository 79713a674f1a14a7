import { createHash } from 'node:crypto'
import { prefersPicture } from '~/api/request/accept.server'
import { tagOf } from '~/api/response/etag.server'
import { type EmbedForm, embedForms, embedPalettes, themeParam } from '~/shared/sharing/embed-choices'
import { readParam } from '~/ui/url/url-param'
import { embedHtml, refusalHtml } from './embed-html'
import { embedStyle } from './embed-style'
import { embedSvg, refusalSvg } from './embed-svg'
import type { CardFrame, CardRefusal, SummaryCard } from './summary-card'

type EmbedContent =
  | { readonly status: 200; readonly card: SummaryCard }
  | { readonly status: 404 | 503; readonly refusal: CardRefusal }

/**
 * Returns the requested form of an embed. The URL can name the form. If it does not, the `Accept` header
 * decides.
 */
export function embedFormOf(request: Request, hasPictureSuffix: boolean): EmbedForm {
  const named = new URL(request.url).searchParams.get('format')
  if (hasPictureSuffix) return 'svg'
  const form = embedForms.find((known) => known === named)
  if (form !== undefined) return form
  return prefersPicture(request.headers.get('Accept')) ? 'svg' : 'html'
}

const contentTypes: Readonly<Record<EmbedForm, string>> = {
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

const styleHash = createHash('sha256').update(embedStyle).digest('base64')

/**
 * Content security policies of embeds. Any site may frame an embed. The embed may load only its own style
 * sheet and the logos from this origin.
 */
const policies: Readonly<Record<EmbedForm, string>> = {
  html: `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  svg: "default-src 'none'; sandbox; frame-ancestors *",
}

/**
 * Cache headers by status. `max-age` is the time for which an embed is cached, and `stale-while-revalidate`
 * is the time for which an older embed is served during a refresh. These times are in seconds.
 */
const cacheControl = {
  200: 'public, max-age=10, stale-while-revalidate=60',
  404: 'public, max-age=10',
  503: 'no-store',
}

/** Returns the response for an embed, with the headers that let other sites show it. */
export function respondEmbed(options: {
  readonly request: Request
  readonly form: EmbedForm
  readonly frame: CardFrame
  readonly content: EmbedContent
}): Response {
  const { request, form, frame, content } = options
  const body = bodyOf(form, request, frame, content)
  const headers = {
    'Content-Type': contentTypes[form],
    'Content-Security-Policy': policies[form],
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': cacheControl[content.status],
    Vary: 'Accept',
    ETag: tagOf(body),
  }
  return new Response(body, { status: content.status, headers })
}

function bodyOf(form: EmbedForm, request: Request, frame: CardFrame, content: EmbedContent): string {
  const theme = readParam(themeParam, new URL(request.url).searchParams)
  const palette = embedPalettes[theme]
  if (form === 'svg')
    return content.status === 200
      ? embedSvg(content.card, frame, palette)
      : refusalSvg(content.refusal, palette)
  return content.status === 200
    ? embedHtml(content.card, frame, theme)
    : refusalHtml(content.refusal, frame, theme)
}
