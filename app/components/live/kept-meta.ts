import type { MetaDescriptor } from '@remix-run/react'

/** The head of a page whose data could not be read anew: its title stays, as its data does. Only browsers keep, so there is a document. */
export function keptMeta(): MetaDescriptor[] {
  return [{ title: document.title }]
}
