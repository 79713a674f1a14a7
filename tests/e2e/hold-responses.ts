import type { Route } from '@playwright/test'

/**
 * Returns a handler for `page.route` that delays requests until `release` is called, so that a test can act
 * in the meantime. `held` resolves when the first request is delayed.
 */
export function holdResponses() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let report: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    report = resolve
  })
  const hold = async (route: Route) => {
    report()
    await released
    // The page may have cancelled the request by now.
    await route.continue().catch(() => undefined)
  }
  return { hold, held, release: () => release() }
}
