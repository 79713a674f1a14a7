import type { PageContext } from './context.server'

declare module '@remix-run/server-runtime' {
  /** Whole from our own server, empty from stock remix-serve: ask `pageContextOf`. */
  interface AppLoadContext extends Partial<PageContext> {}
  interface Future {
    v3_singleFetch: true
  }
}
