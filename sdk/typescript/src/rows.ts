type Asked = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Fields of a page that are needed to find the next page. */
interface Page {
  readonly content: readonly unknown[]
  readonly page: number
  readonly totalPages: number
  readonly cursor?: string | null
}

/**
 * Iterates over all rows of a list, page by page. Uses the cursor if the first response contains one, and
 * page numbers otherwise.
 */
export async function* iterateRows(
  read: (query: Asked) => Promise<unknown>,
  query: Asked,
): AsyncGenerator<unknown, void, undefined> {
  for (let next: Asked | undefined = query; next !== undefined; ) {
    const answer = await read(next)
    if (Array.isArray(answer)) return yield* answer
    if (!isPage(answer)) throw new TypeError('This path does not return a list.')
    yield* answer.content
    next = queryBehind(answer, next)
  }
}

function queryBehind({ content, page, totalPages, cursor }: Page, query: Asked): Asked | undefined {
  if (cursor === null) return undefined
  // A page may be empty although the list continues, because the server scans a limited number of rows for
  // each page.
  if (cursor !== undefined) return { ...query, page: undefined, after: cursor }
  return content.length > 0 && page < totalPages ? { ...query, page: page + 1 } : undefined
}

function isPage(answer: unknown): answer is Page {
  return typeof answer === 'object' && answer !== null && 'content' in answer && Array.isArray(answer.content)
}
