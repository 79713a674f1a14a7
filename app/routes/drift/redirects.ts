import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { canonicalDriftPath } from '~/components/drift/drift-paths'

/** Addresses of the dashboard that are no page of it lead to one, whose own history entry takes their place. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url)
  return redirect(canonicalDriftPath(pathname) + search)
}

/** In the browser the way is known without asking. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loader({ request })
