import { utcFormat } from '~/domain/format/time-zone'
import { copyAttribute, emptyNote, fillNote } from '~/ui/marks/offline-marks'
import { copyTime } from '../copy-time'
import { offlineText } from '../offline-text'

const root = '<html lang="en"'

/**
 * Writes the time of a copy into a page: as an attribute for its scripts, and as a line that is visible without them. The
 * line has the date and is in UTC, because the day and the zone in which the copy will be read are unknown. `undefined`:
 * the page has no place for the marks.
 */
export function markCopy(html: string, copiedAt: number): string | undefined {
  if (!html.includes(root) || !html.includes(emptyNote)) return undefined
  return html
    .replace(root, `${root} ${copyAttribute}="${copiedAt}"`)
    .replace(emptyNote, fillNote(`${offlineText.asOf} ${copyTime(copiedAt, undefined, utcFormat)}`))
}
