import { data } from '@remix-run/node'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { NotFound } from '~/shared/shell/not-found'
import { siteText } from '~/shared/text/site-text'

export function loader() {
  return data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: siteText.notFound.title, unlisted: true })

/** Handles every URL that has no other route. */
export default NotFound
