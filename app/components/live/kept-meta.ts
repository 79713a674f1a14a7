import type { MetaDescriptor } from '@remix-run/react'
import { type MetaArguments, pageMeta } from '../shell/root-data'
import type { Unread } from './load-or-keep'

/** The head of a page that could not be read: one that is there already keeps its title, as it keeps its data. Only browsers keep, so there is a document. */
export function keptMeta(args: MetaArguments, { unread }: Unread, title: string): MetaDescriptor[] {
  return unread === 'view' ? [{ title: document.title }] : pageMeta(args, { title, unlisted: true })
}
