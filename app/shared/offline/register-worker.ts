import { runWhenIdle } from '~/ui/signal/run-when-idle'

/** Path of the service worker. The server responds with 404 if the operator has switched offline pages off. */
const workerPath = '/sw.js'

/** Registers the service worker after the page has loaded, while the browser is idle. */
export function registerWorker(): void {
  // Browsers have no workers on plain http, and the development server has no file for this one.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  runWhenIdle(() => {
    if (document.readyState !== 'complete') addEventListener('load', register, { once: true })
    else register()
    return false
  })
}

function register(): void {
  // Registering fails in private windows and when the server has no worker. The page then works without copies.
  navigator.serviceWorker.register(workerPath).catch(() => undefined)
}

/** Requests a copy of a visited page from the service worker. `visited` is its path with query. */
export function reportVisit(visited: string): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(visited)).catch(() => undefined)
}
