import type { MetaDescriptor } from '@remix-run/react'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { type ColumnarJson, fromColumnarJson } from './columnar-json'
import type { Page } from './define-page'
import { type FailedLoad, isFailedLoad } from './load-or-keep'

/**
 * Returns the metadata of a page that could not be read. If the page was already shown, its title stays,
 * because its data also stays. This function runs only in a browser in that case, so `document` exists.
 */
export function keptMeta(args: MetaArguments, { failed }: FailedLoad, title: string): MetaDescriptor[] {
  return failed === 'view' ? [{ title: document.title }] : pageMeta(args, { title, unlisted: true })
}

/**
 * Parses the response that Remix passes to the `meta` function of a page. `undefined`: the page's loader
 * threw.
 */
export function dataOfMeta<Value>(_page: Page<Value>, data: unknown): Value | FailedLoad | undefined {
  if (data === undefined || isFailedLoad(data)) return data
  // `pageLoader` has checked that the page's loader returns this type.
  return fromColumnarJson(data as ColumnarJson<Value>)
}
