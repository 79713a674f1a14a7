import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'

const dayMs = 86_400_000
/** Validity of the file. RFC 9116 recommends less than a year. */
const validDays = 180

/**
 * Returns `security.txt` (RFC 9116): where to report a vulnerability. Uses the operator's address, otherwise
 * the about page.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, clock } = pageContextOf(context)
  const { securityEmail } = site.operator
  const contact = securityEmail === undefined ? `${site.publicUrl}/about` : `mailto:${securityEmail}`
  const today = Math.floor(clock.nowMs() / dayMs) * dayMs
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.publicUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
