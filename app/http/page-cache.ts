import { LRUCache } from 'lru-cache'
import type { Clock } from '~/lib/clock'
import type { Payload } from './payload'

/**
 * Cache time of a shared page, milliseconds. Because of this cache, the rendering load does not depend on the
 * number of visitors.
 */
const freshMs = 1_000

/**
 * Stale-while-revalidate window after `freshMs`, milliseconds. In this window a request gets the last version
 * at once while the page is rendered again. Without it, all visitors of a page would wait for its rendering
 * every second.
 */
const staleMs = 1_000
const mostBytes = 32 * 1024 * 1024

/** A rendered page, and whether it may be sent to other clients. */
export interface RenderedPage {
  readonly payload: Payload
  readonly shared: boolean
}

/**
 * Cache of pages by URL. Each page is rendered at most once per second. Requests that arrive during a
 * rendering get the last version if it is less than two seconds old, and otherwise wait for the result.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, { readonly payload: Payload; readonly renderedAtMs: number }>({
    maxSize: mostBytes,
    // Clients choose the cache key, so its size counts too: two bytes per character.
    sizeCalculation: ({ payload }, key) => payload.weight + 2 * key.length,
  })
  readonly #rendering = new Map<string, Promise<RenderedPage>>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether the cache contains the page. An outdated version counts too. */
  has(key: string): boolean {
    return this.#pages.has(key)
  }

  async get(key: string, render: () => Promise<RenderedPage>): Promise<Payload> {
    const kept = this.#pages.get(key)
    const ageMs =
      kept === undefined ? Number.POSITIVE_INFINITY : this.#clock.monotonicMs() - kept.renderedAtMs
    if (kept !== undefined && ageMs < freshMs) return kept.payload
    const running = this.#rendering.get(key)
    if (kept !== undefined && ageMs < freshMs + staleMs) {
      // A request that waits for the page gets the failure, or the first one after this window.
      if (running === undefined) this.#start(key, render).catch(() => undefined)
      return kept.payload
    }
    const page = await (running ?? this.#start(key, render))
    // This request waited for a rendering that turned out to be private, so the page is rendered again for
    // this client.
    if (running !== undefined && !page.shared) return (await render()).payload
    return page.payload
  }

  #start(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const renderedAtMs = this.#clock.monotonicMs()
    const started = render()
      .then((page) => {
        const { payload, shared } = page
        if (shared) this.#pages.set(key, { payload, renderedAtMs })
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }
}
