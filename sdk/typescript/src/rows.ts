type Asked = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** The parts of a page that say where the next one is. */
interface Page {
  readonly content: readonly unknown[]
  readonly page: number
  readonly totalPages: number
  readonly cursor?: string | null
}

/** Every row of a list, one page after the other: behind the cursor where the first answer has one, by number otherwise. */
export async function* iterateRows(
  read: (query: Asked) => Promise<unknown>,
  query: Asked,
): AsyncGenerator<unknown, void, undefined> {
  for (let next: Asked | undefined = query; next !== undefined; ) {
    const answer = await read(next)
    if (Array.isArray(answer)) return yield* answer
    if (!isPage(answer)) throw new TypeError('This path answers no list.')
    yield* answer.content
    next = queryBehind(answer, next)
  }
}

function queryBehind({ content, page, totalPages, cursor }: Page, query: Asked): Asked | undefined {
  if (cursor === null) return undefined
  // A page may be empty and the list go on: the server looks through so many rows at a time.
  if (cursor !== undefined) return { ...query, page: undefined, after: cursor }
  return content.length > 0 && page < totalPages ? { ...query, page: page + 1 } : undefined
}

function isPage(answer: unknown): answer is Page {
  return typeof answer === 'object' && answer !== null && 'content' in answer && Array.isArray(answer.content)
}
