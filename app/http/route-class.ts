import { isApiPath, isHealthPath } from '~/api/api-paths.server'
import { isSignInPath } from '~/api/sign-in-api.server'
import { isImagePath } from './images/image-proxy'
import { isPreviewPath } from './previews/preview-pictures'

/**
 * Kinds of routes that have separate metrics. Their number is fixed, regardless of the paths that clients
 * request.
 */
export type RouteClass =
  | 'page'
  | 'page-data'
  | 'panel'
  | 'api'
  | 'stream'
  | 'health'
  | 'sign-in'
  | 'image'
  | 'asset'
  | 'metrics'

export const metricsPath = '/metrics'

/** Returns the kind of route of a path. */
export function routeClassOf(path: string): RouteClass {
  if (path === metricsPath) return 'metrics'
  if (path === '/api/stream') return 'stream'
  if (isHealthPath(path)) return 'health'
  if (isSignInPath(path)) return 'sign-in'
  if (isApiPath(path)) return 'api'
  if (isImagePath(path) || isPreviewPath(path)) return 'image'
  if (path.startsWith('/panels/')) return 'panel'
  if (path.endsWith('.data')) return 'page-data'
  return path.startsWith('/assets/') || /\.\w{2,11}$/.test(path) ? 'asset' : 'page'
}
