/**
 * Maximum length of a path for which paths are suggested, characters. A longer path is not a typing error.
 */
const longestPath = 200

/** Maximum number of suggestions. */
const mostSuggestions = 3

/**
 * Maximum difference in length between a suggestion and the requested path. `mostMissing` is the number of
 * segments that the suggestion may have in addition, `mostExcess` the number of segments that it may lack.
 */
const mostMissing = 2
const mostExcess = 1

/**
 * Distance for a last segment that is not similar at all. Such a path is suggested only after all similar
 * paths.
 */
const unlikeDistance = 3

/** Maximum share of letters in which two similar words may differ. */
const tolerance = 0.4

/**
 * Creates a function that suggests known paths for an unknown path, the most similar path first. `{name}` in
 * a known path is a parameter.
 */
export function createPathSuggester(knownPaths: readonly string[]): (path: string) => readonly string[] {
  const templates = knownPaths.map(segmentsOf)
  const areas = [...new Set(templates.map(([, area = '']) => area))].map((area) => ({
    area,
    templates: templates.filter(([, own]) => own === area),
  }))
  return (path) => {
    if (path.length > longestPath) return []
    const requested = withoutVersion(segmentsOf(path))
    const area = requested[1]?.toLowerCase()
    if (area === undefined) return []
    // Only paths of areas with a similar name are compared. Few areas are similar to a given word, so even a
    // flood of unknown paths costs little.
    const near = areas.filter((known) => differenceOf(area, known.area) !== undefined)
    const rated = near.flatMap(({ templates }) =>
      templates.flatMap((template) => {
        const distance = distanceBetween(requested, template)
        return distance === undefined ? [] : [{ distance, path: fill(template, requested) }]
      }),
    )
    return rated
      .toSorted((left, right) => left.distance - right.distance)
      .slice(0, mostSuggestions)
      .map(({ path }) => path)
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Removes a version such as `v1` from a path. Paths of other APIs often contain one. */
function withoutVersion([first = '', second = '', ...rest]: readonly string[]): readonly string[] {
  return /^v\d{1,2}$/i.test(second) ? [first, ...rest] : [first, second, ...rest].filter(Boolean)
}

const isParameter = (segment: string) => segment.startsWith('{')

/**
 * Returns the distance between a requested path and a known path. Returns `undefined` if they differ too
 * much.
 */
function distanceBetween(requested: readonly string[], template: readonly string[]): number | undefined {
  const missing = Math.max(0, template.length - requested.length)
  const excess = Math.max(0, requested.length - template.length)
  if (missing > mostMissing || excess > mostExcess) return undefined
  let distance = missing + 2 * excess
  for (const [index, known] of template.slice(0, requested.length).entries()) {
    const word = requested[index] ?? ''
    // A parameter matches any word, so a literal match must have a smaller distance.
    const difference = isParameter(known) ? 0.5 : differenceOf(word.toLowerCase(), known.toLowerCase())
    const isGuess = difference === undefined && index >= 2 && index === requested.length - 1
    if (difference === undefined && !isGuess) return undefined
    distance += difference ?? unlikeDistance
  }
  return distance
}

/** Returns the share of letters in which two words differ. Returns `undefined` if the share is too large. */
function differenceOf(word: string, known: string): number | undefined {
  if (word === known) return 0
  const longer = Math.max(word.length, known.length)
  if (Math.abs(word.length - known.length) > longer * tolerance) return undefined
  const difference = editDistance(word, known) / longer
  return difference <= tolerance ? difference : undefined
}

/**
 * Returns the Levenshtein distance of two words: the number of letters to insert, remove or replace to turn
 * one word into the other.
 */
function editDistance(word: string, known: string): number {
  let above = Array.from({ length: known.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row++) {
    const line = [row]
    for (let column = 1; column <= known.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (word[row - 1] === known[column - 1] ? 0 : 1)
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[known.length] ?? 0
}

/** Replaces the parameters of a known path with the values from the requested path. */
function fill(template: readonly string[], requested: readonly string[]): string {
  return `/${template.map((known, index) => (isParameter(known) ? (requested[index] ?? known) : known)).join('/')}`
}
