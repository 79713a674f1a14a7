/** A cache of the browser in memory. Like in a browser, a response that is put again is the last of the keys. */
class FakeCache {
  readonly #entries = new Map<string, { readonly response: Response }>()

  readonly #urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(this.#urlOf(key))?.response.clone()
  }

  async put(key: RequestInfo | URL, response: Response): Promise<void> {
    await this.delete(key)
    this.#entries.set(this.#urlOf(key), { response })
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(this.#urlOf(key))
  }

  async keys(): Promise<readonly Request[]> {
    return Array.from(this.#entries.keys(), (url) => new Request(url))
  }
}

/** Site of the fake caches. */
export const origin = 'https://site.test'

/** The browser's caches by name, in memory. */
export function createFakeCaches() {
  const all = new Map<string, FakeCache>()
  const open = (name: string): FakeCache => {
    const cache = all.get(name) ?? new FakeCache()
    all.set(name, cache)
    return cache
  }
  return {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
}

/** Returns a response that browsers may store. */
export function publicResponse(body: string, contentType: string): Response {
  const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=1' }
  return withType(new Response(body, { headers }))
}

/** Responses of this site are `basic` in a browser. Node has no such responses. */
export function withType(response: Response): Response {
  return Object.defineProperty(response, 'type', { value: 'basic' })
}
