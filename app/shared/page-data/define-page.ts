import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { type ColumnarJson, useColumnarJson } from './columnar-json'
import { type FailedLoad, loadOrKeep } from './load-or-keep'
import { useLastGood } from './use-last-good'

interface PageOptions<Value> {
  /**
   * Returns the parts of the last response that belong to the current URL. It is called after a failed load.
   * `undefined`: no part belongs to the URL. Without this function, the whole response stays.
   */
  readonly reconcile?: (last: Value, params: URLSearchParams) => Value | undefined
  /**
   * Adds the last data to the parts of a response that could not be read. A page whose panels do not poll by
   * themselves needs `keepParts`. It is an option because the overview, the most frequent first page, needs
   * no such code.
   */
  readonly keep?: (last: Value, next: Value) => Value
}

/** How a page receives its data. `Value` is the page's data, which must be a JSON value. */
export interface Page<Value> {
  /**
   * Client loader for the route to export. If a load fails, it returns a marker and does not throw, so the
   * page keeps its data.
   */
  readonly clientLoader: (args: ClientLoaderFunctionArgs) => Promise<ColumnarJson<Value> | FailedLoad>
  /** Hook that returns the last good data for the current URL. `undefined`: there is none yet. */
  readonly useData: () => Value | undefined
}

/**
 * Defines how a page receives its data in the browser: a failed load keeps the last good data, and the page
 * retries. The route passes the page to `pageLoader`, which serves the data. The two are separate because
 * Remix removes server code from the browser's bundle only if it is reachable from the export `loader` alone.
 */
export function definePage<Value>({ reconcile, keep }: PageOptions<Value> = {}): Page<Value> {
  return {
    clientLoader: ({ serverLoader }) =>
      // `pageLoader` has checked that the route's loader returns this type.
      loadOrKeep(() => serverLoader() as Promise<ColumnarJson<Value>>),
    useData() {
      // The route's loader and client loader return only these types.
      const loaded = useLoaderData() as ColumnarJson<Value> | FailedLoad
      return useLastGood(useColumnarJson(loaded), reconcile, keep)
    },
  }
}
