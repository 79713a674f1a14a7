import type { LoaderFunction, ServerBuild } from '@remix-run/node'
import type { DevelopmentServer } from '~/http/web-server'

/**
 * Returns a development server with only the given routes. These routes have no component. Pages cannot be
 * served without a build.
 */
export function servedRoutes(loaders: Readonly<Record<string, LoaderFunction>>): DevelopmentServer {
  const routes = Object.fromEntries(
    Object.entries(loaders).map(([path, loader]) => [path, { id: path, path, module: { loader } }]),
  )
  const build = {
    entry: { module: { default: () => Promise.reject(new Error('no pages in this test')) } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  }
  // Only pages need the other members of a development server.
  return {
    middlewares: (_request, _response, next) => next(),
    loadBuild: async () => build as unknown as ServerBuild,
  }
}
