/** A request of the worker and its response. */
export interface Fetched {
  readonly path: string
  readonly request: Pick<Request, 'method' | 'credentials' | 'headers'>
  readonly response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>
}

/**
 * Paths that are never kept: the API, data of panels and of the router, sign-in and the wallet's page, and content for
 * other sites.
 */
const neverKept =
  /^\/(?:api|auth|panels|profile|embed|og|img|feeds|sdk|sw\.js|challenge|verify|auth-status|logout|metrics)(?:[/.]|$)|\.data$/

/** Whether a page of the site may be kept, by its path. */
export function isPublicPage(path: string): boolean {
  return !neverKept.test(path) && !isFile(path)
}

/** Whether a path is that of a script or stylesheet. The response of any other path must be a page. */
export function isFile(path: string): boolean {
  return path.startsWith('/assets/')
}

/**
 * Returns whether the worker may keep a response. It must be the same for everyone: the worker sent neither cookies nor
 * a key, and the server says that shared caches may store it.
 */
export function mayKeep({ path, request, response }: Fetched): boolean {
  const { status, type, redirected, headers } = response
  const isAnonymous = request.credentials === 'omit' && !keyHeaders.some((name) => request.headers.has(name))
  if (request.method !== 'GET' || !isAnonymous) return false
  if (status !== 200 || type !== 'basic' || redirected || headers.has('set-cookie')) return false
  const directives = (headers.get('cache-control') ?? '').split(',').map((word) => word.trim().toLowerCase())
  if (!directives.includes('public') || directives.some((word) => unshared.test(word))) return false
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  return isFile(path) ? !isHtml : isHtml && isPublicPage(path)
}

const keyHeaders = ['authorization', 'x-api-key', 'cookie']
const unshared = /^(?:private|no-store|no-cache)(?:=|$)/
