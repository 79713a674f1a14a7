import { isApiPath, isHealthPath } from '~/api/api-paths.server'
import { isSignInPath } from '~/api/sign-in.server'
import { isImagePath } from './images/image-proxy'
import { isPreviewPath } from './previews/preview-pictures'

/** Kinds of routes that are measured apart: few, whatever addresses are asked for. */
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

/** Where the metrics are. */
export const metricsPath = '/metrics'

/** The kind of route that a path belongs to. */
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
