import type { PageContext } from './context.server'

declare module '@remix-run/server-runtime' {
  /**
   * Context that loaders receive. It is complete on the production server and empty on stock remix-serve.
   * Read it with `pageContextOf`.
   */
  interface AppLoadContext extends Partial<PageContext> {}
  interface Future {
    v3_singleFetch: true
  }
}
