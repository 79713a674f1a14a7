/**
 * Response headers in the form that Node accepts: an array in which names and values alternate. Only
 * `Set-Cookie` may occur more than once. Concatenating such arrays costs a tenth of merging objects.
 */
export type HeaderList = readonly string[]

/** Converts an object to a header list. */
export function headerList(headers: Readonly<Record<string, string | readonly string[]>>): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((each) => [name, each]),
  )
}

/** Yields each header as its name and value. */
export function* headerPairs(list: HeaderList): Generator<readonly [name: string, value: string]> {
  for (let at = 1; at < list.length; at += 2) {
    const [name, value] = [list[at - 1], list[at]]
    if (name !== undefined && value !== undefined) yield [name, value]
  }
}
