import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'

const dayMs = 86_400_000
/** Period for which the file is valid. RFC 9116 recommends less than a year. */
const validDays = 180

/**
 * Returns `security.txt` (RFC 9116), which states where to report a vulnerability. The contact is the one
 * that the operator has configured. If there is none, it is the about page.
 */
export function loader({ context }: LoaderArguments) {
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
