import type { StatusWire } from '~/contracts/state/status'
import { formatDecimals } from '~/domain/format/format'
import type { ServiceState } from '~/domain/service/status-view'
import { escapeXml } from '~/lib/text/escape-xml'
import { light } from '~/ui/theme/palettes'
import { statusText } from './status-text'

/** Average width of a letter, and padding of each half of the badge, pixels. */
const letter = 6.6
const margin = 8
const height = 20

const backgrounds: Readonly<Record<ServiceState, string>> = {
  operational: light.buy,
  degraded: light.warn,
  down: light.sell,
}

/**
 * Returns a badge for a README with the current status and the uptime of the service. If `status` is `null`,
 * the badge shows that the status is unknown.
 */
export function statusBadge(
  productName: string,
  status: Pick<StatusWire, 'status' | 'uptimePercent'> | null,
): string {
  const said = status === null ? statusText.badge.unknown : statusText.badge[status.status]
  const uptime = status?.uptimePercent ?? null
  const words = uptime === null ? said : `${said} · ${formatDecimals(Math.floor(uptime * 100) / 100, 2)}%`
  const [left, right] = [widthOf(productName), widthOf(words)]
  const background = status === null ? light.subtle : backgrounds[status.status]
  const label = escapeXml(`${productName}: ${words}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${label}" font-family="Verdana,'DejaVu Sans',sans-serif" font-size="11" fill="${light.onAccent}"><title>${label}</title><rect width="${left + right}" height="${height}" rx="3" fill="${light.text}"/><path d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v${height - 6}a3 3 0 0 1-3 3H${left}z" fill="${background}"/><text x="${margin}" y="14">${escapeXml(productName)}</text><text x="${left + margin}" y="14">${escapeXml(words)}</text></svg>`
}

function widthOf(words: string): number {
  return Math.round([...words].length * letter + 2 * margin)
}
