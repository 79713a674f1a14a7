import { RemixServer } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'

type ServerContext = ComponentProps<typeof RemixServer>['context']

interface PageAtProps {
  /** Path and query string of the page. */
  readonly path: string
  /** Data of the page, as its loader returns it. */
  readonly loaded?: unknown
  readonly children: ReactNode
}

/**
 * Renders its children as the page at a URL, with the component that renders every page on our server. Links, forms
 * and the hooks of the router work inside it, so no test needs a substitute for them. The page has no path parameters.
 */
export function PageAt({ path, loaded = null, children }: PageAtProps) {
  const url = new URL(path, 'http://localhost')
  return <RemixServer url={url} context={contextOf(url, loaded, () => children)} />
}

/** Id of the only route. */
const id = 'page'

const routeParts = {
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  module: '',
}

/** The flags that the renderer reads. They are on, as in remix.config.js. */
const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_singleFetch: true,
}

/** Returns what Remix passes to the renderer of a page after the page's loader has returned. */
function contextOf(url: URL, loaded: unknown, page: () => ReactNode): ServerContext {
  const { pathname, search, hash } = url
  const route = { id, path: pathname }
  return {
    manifest: {
      entry: { imports: [], module: '' },
      routes: { [id]: { ...route, ...routeParts } },
      url: '',
      version: '',
    },
    routeModules: { [id]: { default: page } },
    future,
    isSpaMode: false,
    staticHandlerContext: {
      basename: '/',
      location: { pathname, search, hash, state: null, key: 'default' },
      matches: [{ params: {}, pathname, pathnameBase: pathname, route }],
      loaderData: { [id]: loaded },
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  }
}
