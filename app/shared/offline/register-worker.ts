import { runWhenIdle } from '~/ui/signal/run-when-idle'

/** Path of the service worker. The server responds with 404 if the operator has switched offline pages off. */
const workerPath = '/sw.js'

/** Registers the service worker after the page has loaded, while the browser is idle. */
export function registerWorker(): void {
  // Browsers have no workers on plain http, and the development server has no file for this one.
  if (readWorkers() === undefined || !import.meta.env.PROD) return
  runWhenIdle(() => {
    if (document.readyState !== 'complete') addEventListener('load', register, { once: true })
    else register()
    return false
  })
}

function register(): void {
  // Registering fails in private windows and when the server has no worker. The page then works without copies.
  readWorkers()
    ?.register(workerPath)
    .catch(() => undefined)
}

/** Requests a copy of a visited page from the service worker. `visited` is its path with query. */
export function reportVisit(visited: string): void {
  readWorkers()
    ?.ready.then(({ active }) => active?.postMessage(visited))
    .catch(() => undefined)
}

/** Returns the browser's service workers. `undefined`: it has none, or it refuses them together with all site data. */
function readWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
