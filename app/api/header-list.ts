/**
 * Headers of an answer as Node takes them: names and values by turns, each name once but for cookies. Lists of answers, of callers and of the whole API
 * are put one after the other, which costs a tenth of merging objects.
 */
export type HeaderList = readonly string[]

/** The list of headers that stand in an object. */
export function headerList(headers: Readonly<Record<string, string | readonly string[]>>): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((each) => [name, each]),
  )
}

/** Each header with its value. */
export function* headerPairs(list: HeaderList): Generator<readonly [name: string, value: string]> {
  for (let at = 1; at < list.length; at += 2) {
    const [name, value] = [list[at - 1], list[at]]
    if (name !== undefined && value !== undefined) yield [name, value]
  }
}
