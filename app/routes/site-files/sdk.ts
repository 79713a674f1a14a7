import { redirect } from '@remix-run/node'
import { guidePath } from '~/components/api-docs/guides'

/** Redirects the directory of client packages to the guide that describes them. */
export function loader() {
  return redirect(guidePath({ slug: 'clients' }))
}
