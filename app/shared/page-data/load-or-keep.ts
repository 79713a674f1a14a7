import { isRouteErrorResponse } from '@remix-run/react'
import { isLeavingPage } from '~/ui/hooks/use-pending-location'
import { type Failure, failureOf } from './failure'

/** Marker that a loader returns in place of a response that could not be read. */
export interface FailedLoad {
  /**
   * Page for which the load was. `page`: the page to which the visitor is navigating. `view`: the current
   * page.
   */
  readonly failed: 'page' | 'view'
  readonly failure: Failure
}

/**
 * Loads a response. If the load fails, the function returns a marker and does not throw, so the page keeps
 * its data and shows the age of the data. A thrown `Response`, such as a redirect, is rethrown.
 */
export async function loadOrKeep<Result>(load: () => Promise<Result>): Promise<Result | FailedLoad> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = failureOf(isRouteErrorResponse(error) ? error : { status: undefined }, Date.now())
    return { failed: isLeavingPage() ? 'page' : 'view', failure }
  }
}

export function isFailedLoad(result: unknown): result is FailedLoad {
  return typeof result === 'object' && result !== null && 'failed' in result
}

/** Returns whether the data of any route of the current page could not be read. */
export function isRouteFailed(routeId: string): boolean {
  return isFailedLoad(window.__remixRouter?.state.loaderData[routeId])
}
