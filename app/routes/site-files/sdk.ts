import { redirect } from '@remix-run/node'
import { guidePath } from '~/components/api-docs/guides'

/** Beside the packed clients stands what they are. */
export function loader() {
  return redirect(guidePath({ slug: 'clients' }))
}
