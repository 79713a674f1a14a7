import { ignoredHeaders } from '~/api/request/ignored-parameters.server'
import { invalidParameters } from '~/api/request/parse-request.server'
import { tagOf } from '~/api/response/etag.server'
import { Problem, problemResponse, unavailableProblem } from '~/api/response/problem.server'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { isSourceUnavailable } from '~/queries/cache/source-unavailable.server'
import { feedForms, feedNames, feedTypes } from '~/shared/paths/feed-paths'
import { atomFeed } from './atom-feed'
import { jsonFeed } from './json-feed'
import { readFeed } from './read-feed.server'

/**
 * Minimum value of an entry in a feed, USD: the default, and the lowest and the highest value that a request
 * may set.
 */
const least = { usual: 100_000, lowest: 1_000, highest: 1_000_000_000 } as const

/** Returns the feed in the format that the URL names. */
export async function loader({ request, context }: LoaderArguments) {
  const page = pageContextOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const [, called, ending] = /^\/feeds\/(\w+)\.(\w+)$/.exec(pathname) ?? []
  const name = feedNames.find((known) => known === called)
  const form = feedForms.find((known) => known === ending)
  try {
    if (name === undefined || form === undefined) throw new Problem('not_found', 'Unknown feed.')
    const requested = searchParams.get('min')
    const feed = await readFeed(
      page,
      name,
      requireLeast(requested),
      requested === null ? '' : `?min=${requested}`,
    )
    const body = form === 'atom' ? atomFeed(page.site, feed) : jsonFeed(page.site, feed)
    return new Response(body, {
      headers: {
        'Content-Type': `${feedTypes[form]}; charset=utf-8`,
        'Cache-Control': 'public, max-age=60',
        'Access-Control-Allow-Origin': '*',
        ETag: tagOf(body),
        ...ignoredHeaders(searchParams, (known) => known === 'min'),
      },
    })
  } catch (error) {
    return problemResponse(problemOf(error), pathname)
  }
}

function requireLeast(text: string | null): number {
  if (text === null) return least.usual
  const usd = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (usd >= least.lowest && usd <= least.highest) return usd
  const message = `must be a whole number from ${least.lowest} to ${least.highest}, in USD`
  throw invalidParameters([{ parameter: 'min', message }])
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isSourceUnavailable(error)) return unavailableProblem()
  throw error
}
