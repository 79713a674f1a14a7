import { LRUCache } from 'lru-cache'
import { createSemaphore, SemaphoreFull } from '~/lib/async/semaphore'
import type { Clock } from '~/lib/clock'
import { FetchFailed, type GuardedFetch } from '~/lib/fetch/guarded-fetch'
import type { Log } from '~/lib/log'
import { type Logo, openLogo } from './render-logo'

/** Loads logos by the URL of their file. */
export interface LogoSource {
  /**
   * Loads a logo from a URL that `logoUrl` has accepted. The result `failed` is cached for a minute. After
   * the result `busy`, a retry is possible immediately.
   */
  get(url: string): Promise<Logo | 'failed' | 'busy'>
}

const accept = 'image/avif, image/webp, image/png, image/jpeg, image/gif'
const mostBytes = 2 * 1024 * 1024
/** Maximum number of parallel downloads, and maximum number of downloads that wait. */
const underWaySlots = { slots: 20, longestQueue: 60 }
/**
 * Limits for decoding. Decoding uses the four threads that file access and compression also use. Decoding a
 * large picture also takes up to 150 MB, so large pictures have a separate queue.
 */
const decodeSlots = { slots: 1, longestQueue: underWaySlots.slots }
const keptBytes = 32 * 1024 * 1024
/** Memory that a cache entry takes in addition to its content, bytes. */
const entryBytes = 512
const freshMs = 24 * 3_600_000
const failedMs = 60_000

/** Creates a source of logos. Each logo is downloaded once for all requests, and the result is cached. */
export function createLogoSource(deps: {
  readonly fetch: GuardedFetch
  readonly clock: Clock
  readonly log: Log
}): LogoSource {
  const { fetch, clock, log } = deps
  const places = createSemaphore(underWaySlots)
  const decoders = createSemaphore(decodeSlots)
  const largeDecoders = createSemaphore(decodeSlots)
  const kept = new LRUCache<string, { readonly logo: Logo | 'failed'; readonly untilMs: number }>({
    maxSize: keptBytes,
    sizeCalculation: ({ logo }, url) => entryBytes + url.length * 2 + bytesOf(logo),
  })
  const underWay = new Map<string, Promise<Logo | 'failed' | 'busy'>>()

  async function load(url: string): Promise<Logo | 'failed' | 'busy'> {
    try {
      const logo = await places.run(async () => {
        const bytes = await fetch(url, { accept, mostBytes })
        const { isLarge, render } = await openLogo(bytes)
        return (isLarge ? largeDecoders : decoders).run(render)
      })
      kept.set(url, { logo, untilMs: clock.monotonicMs() + freshMs })
      return logo
    } catch (error) {
      if (error instanceof SemaphoreFull) return 'busy'
      const reason = error instanceof FetchFailed ? error.cause : error
      log.debug({ url, reason: String(reason) }, 'logo: fetch failed')
      kept.set(url, { logo: 'failed', untilMs: clock.monotonicMs() + failedMs })
      return 'failed'
    }
  }

  return {
    async get(address) {
      const url = canonicalUrl(address)
      const known = kept.get(url)
      if (known !== undefined && clock.monotonicMs() < known.untilMs) return known.logo
      const running = underWay.get(url)
      if (running !== undefined) return running
      const started = load(url).finally(() => underWay.delete(url))
      underWay.set(url, started)
      return started
    },
  }
}

function bytesOf(logo: Logo | 'failed'): number {
  return logo === 'failed' ? 0 : [...logo.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
}

/**
 * Removes the fragment from a URL. The fragment is not sent to the server, so it cannot select a different
 * picture.
 */
function canonicalUrl(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}
