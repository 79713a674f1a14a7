import type { MetaDescriptor } from '@remix-run/react'
import { type MetaArguments, pageMeta } from '../shell/root-data'
import type { FailedLoad } from './load-or-keep'

/**
 * Returns the metadata of a page that could not be read. If the page was already shown, its title stays,
 * because its data also stays. This function runs only in a browser in that case, so `document` exists.
 */
export function keptMeta(
  args: MetaArguments,
  { unread: failed }: FailedLoad,
  title: string,
): MetaDescriptor[] {
  return failed === 'view' ? [{ title: document.title }] : pageMeta(args, { title, unlisted: true })
}
