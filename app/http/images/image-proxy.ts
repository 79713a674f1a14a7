import type { IncomingMessage, ServerResponse } from 'node:http'
import { ignoredHeaders } from '~/api/request/ignored-parameters.server'
import { invalidParameters } from '~/api/request/parse-request.server'
import { Problem, unavailableProblem } from '~/api/response/problem.server'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { type LogoWidth, logoWidths } from '~/domain/token/logo'
import { SourceUnavailableError } from '~/queries/cache/source-unavailable.server'
import type { Queries } from '~/queries/queries.server'
import { sharedImageHeaders } from '../shared-paths'
import type { LogoSource } from './logo-source'
import { type Picture, sendPicture } from './picture'
import { createPlaceholders } from './placeholder'

/** Serves `GET /img/{mint}?w=`: token logos from our own origin. */
export interface ImageProxy {
  serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void>
}

const prefix = '/img/'

/** Whether a path belongs to the image proxy. */
export function isImagePath(path: string): boolean {
  return path.startsWith(prefix)
}

/**
 * Browser cache times, seconds. `logo`: a logo; `none`: a placeholder for an unavailable logo; `busy`: a
 * placeholder that is sent while the server is busy.
 */
const keptSeconds = { logo: 86_400, none: 60, busy: 5 } as const

/**
 * The content security policy prevents an untrusted picture on our origin from acting as anything but an
 * image. Every site may show the picture, because the API publishes its URL.
 */
const pictureHeaders = {
  ...sharedImageHeaders,
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename=logo.webp',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * Creates the image proxy. The source URL of a logo comes only from the token table, never from the request.
 * `headers` are added to every response.
 */
export function createImageProxy(deps: {
  readonly queries: Pick<Queries, 'getToken'>
  readonly logos: LogoSource
  readonly headers: Readonly<Record<string, string>>
}): ImageProxy {
  const { queries, logos, headers } = deps
  const placeholders = createPlaceholders()

  async function response(mint: Address, width: LogoWidth): Promise<[Picture, keyof typeof keptSeconds]> {
    const token = await queries.getToken(mint, undefined).catch(throwUnavailable)
    if (token?.logoSourceUrl === undefined) return [await placeholders.black(width), 'none']
    const logo = await logos.get(token.logoSourceUrl)
    const picture = typeof logo === 'string' ? undefined : logo.get(width)
    if (picture !== undefined) return [picture, 'logo']
    return [await placeholders.letters(token, width), logo === 'busy' ? 'busy' : 'none']
  }

  return {
    async serve(url, request, target) {
      const mint = parseAddress(url.pathname.slice(prefix.length))
      if (mint === undefined) throw new Problem('not_found', 'Unknown token mint.')
      const [picture, kind] = await response(mint, readWidth(url.searchParams))
      const head = {
        ...headers,
        ...pictureHeaders,
        'cache-control': `public, max-age=${keptSeconds[kind]}`,
        ...ignoredHeaders(url.searchParams, (name) => name === 'w'),
      }
      sendPicture(picture, head, request, target)
    },
  }
}

/**
 * Throws a 503 problem if the store is unavailable, because the URL of the logo is then unknown. Pages then
 * show letters of the token instead of a logo.
 */
function throwUnavailable(error: unknown): never {
  if (!(error instanceof SourceUnavailableError)) throw error
  throw unavailableProblem(error)
}

function readWidth(query: URLSearchParams): LogoWidth {
  const texts = query.getAll('w')
  if (texts.length === 0) return 48
  const width = texts.length === 1 ? logoWidths.find((known) => String(known) === texts[0]) : undefined
  if (width === undefined)
    throw invalidParameters([{ parameter: 'w', message: `must be one of ${logoWidths.join(', ')}` }])
  return width
}
