/** Paths outside of `/api/` that report the health of this process. */
const healthPaths = new Set(['/healthz', '/readyz'])

/** Paths of the OpenAPI document: the path that this API must offer, and two common paths. */
export const documentPaths = ['/v3/api-docs', '/openapi.json', '/openapi.yaml'] as const

/** Paths of the API that do not return chain data. */
export const servicePaths = ['/api/usage', '/api/stream', ...documentPaths] as const

/** Pages whose paths begin like those of the API, and the data requests of these pages. */
const pages = /^\/api\/docs(?:[/.]|$)/

/** Whether a path belongs to the API, not to a page or a file. */
export function isApiPath(path: string): boolean {
  if (isHealthPath(path) || documentPaths.some((document) => document === path)) return true
  return (path === '/api' || path.startsWith('/api/')) && !pages.test(path)
}

/** Whether a path reports the health of this process. */
export function isHealthPath(path: string): boolean {
  return healthPaths.has(path)
}
