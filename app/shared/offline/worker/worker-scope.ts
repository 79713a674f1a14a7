/**
 * The part of a service worker's global scope that the worker uses. TypeScript's own types of it conflict with those of
 * pages.
 */
export interface WorkerScope {
  readonly location: Location
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> } | undefined
    unregister(): Promise<boolean>
  }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface WaitingEvent {
  /** Keeps the worker running until the promise settles. */
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request
  /** Response to the request that the browser sent while the worker started. `undefined`: it sent none. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerEvents {
  readonly install: WaitingEvent
  readonly activate: WaitingEvent
  readonly fetch: FetchEvent
  readonly message: WaitingEvent & { readonly data: unknown }
}
