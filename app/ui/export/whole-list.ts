/**
 * Maximum number of API pages in one file. With 250 rows per page, a spreadsheet can still open the file
 * quickly.
 */
export const mostPages = 40

/** Maximum wait after a rate-limited call, seconds. The API specifies the wait in its response. */
const longestPauseSeconds = 30

/** A list as one table. */
export interface WholeList {
  /** The list as CSV (RFC 4180), with one header line. */
  readonly csv: string
  /**
   * Whether the file contains the whole list. `false`: the list continues after the last page of the file.
   */
  readonly isWhole: boolean
}

/** Browser functions that the reader needs. */
export interface ListReader {
  readonly get: (href: string) => Promise<Response>
  readonly pause: (seconds: number) => Promise<void>
}

/**
 * Reads a list of the API as CSV, following its `Link` headers for at most `mostPages` pages. Waits and
 * retries if the rate limit is reached. The promise is rejected if a page fails for another reason.
 */
export async function readWholeList(href: string, { get, pause }: ListReader): Promise<WholeList> {
  const tables: string[] = []
  let next: string | undefined = href
  while (next !== undefined && tables.length < mostPages) {
    const response = await get(next)
    const seconds = response.status === 429 ? Number(response.headers.get('Retry-After')) : 0
    if (seconds > 0 && seconds <= longestPauseSeconds) {
      await pause(seconds)
      continue
    }
    if (!response.ok) throw new Error(`${next} answered ${response.status}`)
    const table = await response.text()
    tables.push(tables.length === 0 ? table : withoutNames(table))
    next = nextOf(response.headers.get('Link') ?? '')
  }
  return { csv: tables.join(''), isWhole: next === undefined }
}

/** Returns the file name for a list, which consists of its path, its filters and the day (UTC). */
export function listFileName(href: string, nowMs: number): string {
  const { pathname, searchParams } = new URL(href, 'http://list')
  const form = new Set(['format', 'size', 'limit', 'sortOrder'])
  const narrowed = [...searchParams].flatMap(([name, value]) => (form.has(name) ? [] : [value]))
  const words = [...pathname.split('/').filter((part) => part !== 'api'), ...narrowed]
  const name = words
    .map((word) => word.replaceAll(/[^\w.]+/g, '-').slice(0, 44))
    .filter((word) => /\w/.test(word))
  return `${[...name, new Date(nowMs).toISOString().slice(0, 10)].join('-')}.csv`
}

/** Column names contain no line breaks, so the header ends at the first line break. */
function withoutNames(table: string): string {
  return table.slice(table.indexOf('\r\n') + 2)
}

function nextOf(links: string): string | undefined {
  return /<([^<>]*)>; rel="next"/.exec(links)?.[1]
}
