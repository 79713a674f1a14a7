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

/** Copies of pages and of the files that they need. */
export interface Copies {
  /** Copies a page and its files, unless its copy is new. The page is stored only if all its files are stored. */
  keep(path: string): Promise<void>
  /** Returns the copy of a page or file. */
  find(path: string): Promise<Response | undefined>
  /** Returns the copied pages, newest first. */
  listPages(): Promise<readonly StoredPage[]>
}

/** How copies of pages are made. */
interface PageRules {
  /** Writes the time of a copy into a page. `undefined`: it can't be marked. The page is then not kept. */
  readonly mark: (html: string, copiedAt: number) => string | undefined
  /** Returns the paths of the files that a page needs. */
  readonly filesOf: (html: string) => readonly string[]
}

/**
 * Creates the copies of a release. The worker fetches each copy itself, without cookies: the pages that visitors see can
 * depend on their cookies.
 */
export function createCopies(name: string, origin: string, { mark, filesOf }: PageRules): Copies {
  const open = () => caches.open(name)
  const fetchCopy = async (path: string): Promise<Response | undefined> => {
    const request = new Request(origin + path, { credentials: 'omit' })
    const response = await fetch(request)
    return mayKeep({ path: new URL(request.url).pathname, request, response }) ? response : undefined
  }
  const keepFile = async (cache: Cache, path: string): Promise<boolean> => {
    if ((await cache.match(path)) !== undefined) return true
    const copy = isFile(path) ? await fetchCopy(path) : undefined
    if (copy === undefined) return false
    await cache.put(path, copy)
    return true
  }
  return {
    async keep(path) {
      const cache = await open()
      if (Date.now() - timeOf(await cache.match(path)) < renewAfterMs) return
      const copy = await fetchCopy(path)
      if (copy === undefined) return
      const copiedAt = Date.now()
      const html = await copy.text()
      const marked = mark(html, copiedAt)
      if (marked === undefined) return
      const stored = await Promise.all(filesOf(html).map((file) => keepFile(cache, file)))
      if (stored.includes(false)) return
      await cache.put(path, new Response(marked, { headers: headersOfCopy(copy, copiedAt) }))
      for (const { key } of (await copiedPages(cache)).slice(mostPages)) await cache.delete(key)
    },
    find: async (path) => (await open()).match(path),
    async listPages() {
      const pages = await copiedPages(await open())
      return Promise.all(pages.map(storedPageOf))
    },
  }
}

function headersOfCopy(copy: Response, copiedAt: number): Headers {
  const headers = new Headers(copy.headers)
  headers.set(timeHeader, String(copiedAt))
  // The body is no longer compressed, and is longer than before.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}

interface CopiedPage {
  readonly key: Request
  readonly response: Response
  readonly copiedAt: number
}

/** Returns the copies of pages, newest first. The other responses of the cache are files and the offline page. */
async function copiedPages(cache: Cache): Promise<readonly CopiedPage[]> {
  const keys = (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname))
  const pages = await Promise.all(
    keys.map(async (key) => {
      const response = await cache.match(key)
      return { key, response, copiedAt: timeOf(response) }
    }),
  )
  return pages.filter(isCopied).toSorted((one, other) => other.copiedAt - one.copiedAt)
}

function isCopied(
  page: Omit<CopiedPage, 'response'> & { response: Response | undefined },
): page is CopiedPage {
  return page.response !== undefined && page.copiedAt > 0
}

async function storedPageOf({ key, response, copiedAt }: CopiedPage): Promise<StoredPage> {
  const { pathname, search } = new URL(key.url)
  const title = /<title>([^<]*)</.exec(await response.text())?.[1] ?? pathname
  return { path: pathname + search, title, copiedAt }
}

/** Returns the time of a copy. 0: the response is no copy of a page. */
function timeOf(response: Response | undefined): number {
  return Number(response?.headers.get(timeHeader) ?? 0)
}
