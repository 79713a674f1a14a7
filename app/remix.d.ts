import type { PageContext } from './context.server'

declare module '@remix-run/server-runtime' {
  /** Complete on the production server, empty on stock remix-serve. Use `pageContextOf` to read it. */
  interface AppLoadContext extends Partial<PageContext> {}
  interface Future {
    v3_singleFetch: true
  }
}
