import { localZone } from '~/domain/format/time-zone'
import { escapeXml } from '~/lib/text/escape-xml'
import { copyTime } from '../copy-time'
import { cachePrefix, createCopies } from './copies'
import { markCopy } from './mark-copy'
import { isFile, isPublicPage } from './may-keep'
import { listPlace, offlinePath } from './offline-path'
import { filesOfPage, type LateFiles } from './page-files'
import { parseVisit } from './parse-visit'
import type { FetchEvent, WorkerScope } from './worker-scope'

/** Identifies the release. The build replaces it, so each release is another worker. */
declare const RELEASE: string

/** The build replaces it by its list of files. */
declare const LATE_FILES: LateFiles

const scope = globalThis as unknown as WorkerScope // The types of pages describe another global scope.
const { origin } = scope.location
const cacheName = `${cachePrefix}${RELEASE}`
const copies = createCopies(cacheName, origin, {
  mark: markCopy,
  filesOf: (html) => filesOfPage(html, LATE_FILES),
})

// A new release takes over without waiting for open pages: all responses come from the network, so it can serve pages of
// the release before.
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteCaches((name) => name !== cacheName),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  )
})

scope.addEventListener('message', (event) => {
  const visit = parseVisit(event.data)
  if (visit === undefined || !isPublicPage(new URL(visit, origin).pathname)) return
  // Copying fails without a connection and on a full device. The page is copied at the next visit.
  event.waitUntil(copies.keep(visit).catch(() => undefined))
})

scope.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  const url = new URL(event.request.url)
  if (method !== 'GET' || url.origin !== origin) return
  const { pathname, search } = url
  if (mode === 'navigate') {
    // Without a response of the worker, the browser would send a second request after the one that it sent while the
    // worker started.
    event.respondWith(isPublicPage(pathname) ? servePage(event, pathname + search) : fetchPage(event))
    event.waitUntil(removeIfGone())
  } else if (isFile(pathname)) {
    event.respondWith(fetch(event.request).catch(() => requireCopy(pathname)))
  }
})

async function fetchPage(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

/** Returns the page from the network. Without a connection, its copy, or the page that lists the copies. */
async function servePage(event: FetchEvent, path: string): Promise<Response> {
  try {
    return await fetchPage(event)
  } catch {
    return (await copies.find(path)) ?? (await offlinePage())
  }
}

async function requireCopy(path: string): Promise<Response> {
  return (await copies.find(path)) ?? Response.error()
}

async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath, { credentials: 'omit', cache: 'reload' })
  if (response.ok) await (await caches.open(cacheName)).put(offlinePath, response)
}

/** Fills the list of copies into the stored page. */
async function offlinePage(): Promise<Response> {
  const stored = await requireCopy(offlinePath)
  if (!stored.ok) return stored
  const now = Date.now()
  const items = (await copies.listPages()).map(({ path: href, title, copiedAt }) => {
    const time = `<time datetime="${new Date(copiedAt).toISOString()}">${copyTime(copiedAt, now, localZone.format)}</time>`
    return `<li><a href="${escapeXml(href)}">${title}</a> ${time}</li>`
  })
  const html = await stored.text()
  const filled = html.replace(listPlace, () => items.join(''))
  const headers = new Headers(stored.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(filled, { headers })
}

/**
 * Removes this worker and all copies if the server no longer has it. Other failures do not mean that the server has no
 * worker.
 */
async function removeIfGone(): Promise<void> {
  const response = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', credentials: 'omit' }).catch(
    () => undefined,
  )
  if (response?.status !== 404) return
  await deleteCaches(() => true)
  await scope.registration.unregister()
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && isOld(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
