import type { PageContext } from './context.server'

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends PageContext {}
  interface Future {
    v3_singleFetch: true
  }
}
