/** Pages of the API in one file at most: with 250 rows each as many as a spreadsheet still opens at once. */
export const mostPages = 40

/** Calls that were too many are made again after as long as the API says, within this. */
const longestPauseSeconds = 30

/** A list as one table. */
export interface WholeList {
  /** RFC 4180, with one line of names. */
  readonly csv: string
  /** False where the list goes on behind the last page of the file. */
  readonly isWhole: boolean
}

/** What it needs of the browser. */
export interface ListReader {
  readonly get: (href: string) => Promise<Response>
  readonly pause: (seconds: number) => Promise<void>
}

/** Reads a list of the API as CSV, page after page as its `Link` headers lead on. Rejects if any of them can't be had. */
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

/** What a list is called as a file: its path, what it is narrowed to, and the day (UTC). */
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

/** The names of columns have no line breaks. */
function withoutNames(table: string): string {
  return table.slice(table.indexOf('\r\n') + 2)
}

function nextOf(links: string): string | undefined {
  return /<([^<>]*)>; rel="next"/.exec(links)?.[1]
}
