/** Paths of the API outside of `/api/`: how this process is. */
const healthPaths = new Set(['/healthz', '/readyz'])

/** The description of the API, where the specification has it and where most look for it. */
export const documentPaths = ['/v3/api-docs', '/openapi.json', '/openapi.yaml'] as const

/** Paths of the API that answer what is no data of the chain. */
export const servicePaths = ['/api/usage', '/api/stream', ...documentPaths] as const

/** Pages that live below the API's prefix (resolution 4.22), and the data of such a page. */
const pages = /^\/api\/docs(?:[/.]|$)/

/** Whether the API answers a path, as against a page or a file. */
export function isApiPath(path: string): boolean {
  if (isHealthPath(path) || documentPaths.some((document) => document === path)) return true
  return (path === '/api' || path.startsWith('/api/')) && !pages.test(path)
}

/** Whether a path tells how this process is. */
export function isHealthPath(path: string): boolean {
  return healthPaths.has(path)
}
