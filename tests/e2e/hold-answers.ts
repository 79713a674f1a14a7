import type { Route } from '@playwright/test'

/** A handler for `page.route` that lets requests wait until `release`, so that a journey can act meanwhile. */
export function holdAnswers() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async (route: Route) => {
    await released
    // A page that has asked for something else since does not want it any more.
    await route.continue().catch(() => undefined)
  }
  return { hold, release: () => release() }
}
