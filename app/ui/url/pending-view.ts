import type { Place } from './url-param'

/** View of a page in its pending URL, which `usePendingLocation` returns. */
export interface PendingView<View> {
  /** View that the visitor requested last, even if it is still loading. The next choice changes this view. */
  readonly pending: View
  readonly hrefTo: (view: View) => string
}

/** Reads the view of a page from its pending URL. */
export function pendingViewAt<View>(
  place: Place,
  parse: (from: URLSearchParams) => View,
  hrefOf: (view: View, at: Place) => string,
): PendingView<View> {
  return { pending: parse(new URLSearchParams(place.search)), hrefTo: (view) => hrefOf(view, place) }
}
