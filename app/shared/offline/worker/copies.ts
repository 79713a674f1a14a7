import { isFile, mayKeep } from './may-keep'

/** Prefix of the names of the worker's caches. Each release has a cache of its own. */
export const cachePrefix = 'sextant-'

/** Most pages in a cache, and the age at which a visited page is copied again, milliseconds. */
const mostPages = 40
const renewAfterMs = 5 * 60_000

/** Header of a copy with its time, milliseconds. */
const timeHeader = 'x-copied-at'

/** A page that is available offline. */
export interface StoredPage {
  /** Path with query. */
  readonly path: string
  /** Title as HTML text. */
  readonly title: string
  readonly copiedAt: number
}

/** Copies of pages and of the files that they load. */
export interface Copies {
  /** Copies a page, unless its copy is new, and the files. */
  keep(path: string, files: readonly string[]): Promise<void>
  /** Returns the copy of a page or file. */
  find(path: string): Promise<Response | undefined>
  /** Returns the copied pages, newest first. */
  listPages(): Promise<readonly StoredPage[]>
}

/**
 * Creates the copies of a release. The worker fetches each copy itself, without cookies: the pages that visitors see can
 * depend on their cookies. `mark` puts the time of a copy into a page and returns `undefined` for a page that it cannot
 * mark, which is then not kept.
 */
export function createCopies(
  name: string,
  origin: string,
  mark: (html: string, copiedAt: number) => string | undefined,
): Copies {
  const open = () => caches.open(name)
  const fetchCopy = async (path: string): Promise<Response | undefined> => {
    const request = new Request(origin + path, { credentials: 'omit' })
    const response = await fetch(request)
    return mayKeep({ path: new URL(request.url).pathname, request, response }) ? response : undefined
  }
  const keepFile = async (cache: Cache, path: string) => {
    if (!isFile(path) || (await cache.match(path)) !== undefined) return
    const copy = await fetchCopy(path)
    if (copy !== undefined) await cache.put(path, copy)
  }
  const keepPage = async (cache: Cache, path: string) => {
    const known = timeOf(await cache.match(path))
    if (Date.now() - known < renewAfterMs) return
    const copy = await fetchCopy(path)
    const copiedAt = Date.now()
    const html = copy && mark(await copy.text(), copiedAt)
    if (copy === undefined || html === undefined) return
    const headers = new Headers(copy.headers)
    headers.set(timeHeader, String(copiedAt))
    // The body is no longer compressed, and is longer than before.
    for (const of of ['content-encoding', 'content-length']) headers.delete(of)
    await cache.put(path, new Response(html, { headers }))
    const pages = (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname))
    for (const page of pages.slice(0, -mostPages)) await cache.delete(page)
  }
  return {
    async keep(path, files) {
      const cache = await open()
      await Promise.all([keepPage(cache, path), ...files.map((file) => keepFile(cache, file))])
    },
    find: async (path) => (await open()).match(path),
    async listPages() {
      const cache = await open()
      const copies = await Promise.all((await cache.keys()).map((key) => storedPageOf(cache, key)))
      return copies
        .filter((copy) => copy !== undefined)
        .toSorted((one, other) => other.copiedAt - one.copiedAt)
    },
  }
}

async function storedPageOf(cache: Cache, key: Request): Promise<StoredPage | undefined> {
  const response = await cache.match(key)
  const copiedAt = timeOf(response)
  if (response === undefined || copiedAt === 0) return undefined
  const { pathname, search } = new URL(key.url)
  const title = /<title>([^<]*)</.exec(await response.text())?.[1] ?? pathname
  return { path: pathname + search, title, copiedAt }
}

/** Returns the time of a copy. 0: the response is no copy of a page. */
function timeOf(response: Response | undefined): number {
  return Number(response?.headers.get(timeHeader) ?? 0)
}
