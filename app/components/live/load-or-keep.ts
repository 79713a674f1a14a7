import { isRouteErrorResponse } from '@remix-run/react'
import { type Failure, failureOf } from './failure'

/** Stands for an answer that could not be read. */
export interface Unread {
  /** `page` = of a page that the reader has just come to; `view` = of the one that he is on. */
  readonly unread: 'page' | 'view'
  readonly failure: Failure
}

/**
 * What the server answers, or that it can't be reached: feeds fail silently, and the page keeps what it has and shows how old it is (M98).
 * A `Response` that is thrown, such as a redirect, goes on its way.
 */
export async function loadOrKeep<Answer>(load: () => Promise<Answer>): Promise<Answer | Unread> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = failureOf(isRouteErrorResponse(error) ? error : { status: undefined }, Date.now())
    return { unread: isOnAnotherPage() ? 'page' : 'view', failure }
  }
}

export function isUnread(answer: unknown): answer is Unread {
  return typeof answer === 'object' && answer !== null && 'unread' in answer
}

/** Whether a route of the page that is shown could not be read. */
export function isRouteUnread(routeId: string): boolean {
  return isUnread(window.__remixRouter?.state.loaderData[routeId])
}

/** Whether what is read is not for the page that is shown. */
function isOnAnotherPage(): boolean {
  const state = window.__remixRouter?.state
  const next = state?.navigation.location
  return next !== undefined && next.pathname !== state?.location.pathname
}
