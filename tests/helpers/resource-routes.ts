import type { LoaderFunction, ServerBuild } from '@remix-run/node'
import type { DevelopmentServer } from '~/http/web-server'

/** Pages that consist of nothing but these routes, which answer without a component: as much of a build as an unbuilt product can serve. */
export function servedRoutes(loaders: Readonly<Record<string, LoaderFunction>>): DevelopmentServer {
  const routes = Object.fromEntries(
    Object.entries(loaders).map(([path, loader]) => [path, { id: path, path, module: { loader } }]),
  )
  const build = {
    entry: { module: { default: () => Promise.reject(new Error('there are no pages here')) } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  }
  // What is left out only pages need.
  return {
    middlewares: (_request, _response, next) => next(),
    loadBuild: async () => build as unknown as ServerBuild,
  }
}
