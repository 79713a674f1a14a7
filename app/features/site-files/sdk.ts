import { redirect } from '@remix-run/node'
import { guidePath } from '~/shared/paths/guides'

/** Redirects the path of the client packages to the guide that describes the packages. */
export function loader() {
  return redirect(guidePath({ slug: 'clients' }))
}
