import { LRUCache } from 'lru-cache'
import type { Clock } from '~/lib/clock'
import type { Payload } from './payload'

/** A page for everybody is kept this long, so that rendering does not grow with viewers. */
const freshMs = 1_000
const mostBytes = 32 * 1024 * 1024

/** A rendered page, and whether it may be given to others. */
export interface RenderedPage {
  readonly payload: Payload
  readonly shared: boolean
}

/** Pages by URL, rendered once a second at most. Who asks while a page is being rendered waits for that one. */
export class PageCache {
  readonly #pages = new LRUCache<string, { readonly payload: Payload; readonly renderedAtMs: number }>({
    maxSize: mostBytes,
    // Strangers choose the key: two bytes a character.
    sizeCalculation: ({ payload }, key) => payload.weight + 2 * key.length,
  })
  readonly #rendering = new Map<string, Promise<RenderedPage>>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether the page was rendered before, however long ago. */
  has(key: string): boolean {
    return this.#pages.has(key)
  }

  async get(key: string, render: () => Promise<RenderedPage>): Promise<Payload> {
    const kept = this.#pages.get(key)
    if (kept !== undefined && this.#clock.monotonicMs() - kept.renderedAtMs < freshMs) return kept.payload
    const running = this.#rendering.get(key)
    const page = await (running ?? this.#start(key, render))
    // Whoever joined a rendering that turned out to be private renders for themselves.
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
