/** Maximum length of a path that gets suggestions, characters. A longer one is not a typing error. */
const longestPath = 200

/** Maximum number of suggestions. */
const mostSuggestions = 3

/**
 * Maximum number of segments that a suggestion may have in addition to the requested path, and vice versa.
 */
const mostMissing = 2
const mostExcess = 1

/**
 * Distance of a last segment without any similarity. The paths next to it are suggested after all similar
 * ones.
 */
const unlikeDistance = 3

/** Maximum share of letters that may differ. */
const tolerance = 0.4

/**
 * Creates a function that suggests known paths for an unknown one, the most similar first. `{name}` in a
 * known path is a parameter.
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
    // Keeps a flood of unknown paths cheap: few areas are similar to a given word, and only their paths are
    // compared.
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

/** Removes a version such as `v1`, which other APIs have in their paths. */
function withoutVersion([first = '', second = '', ...rest]: readonly string[]): readonly string[] {
  return /^v\d{1,2}$/i.test(second) ? [first, ...rest] : [first, second, ...rest].filter(Boolean)
}

const isParameter = (segment: string) => segment.startsWith('{')

/** Returns the distance between a path and a known one; `undefined` if it is too large. */
function distanceBetween(requested: readonly string[], template: readonly string[]): number | undefined {
  const missing = Math.max(0, template.length - requested.length)
  const excess = Math.max(0, requested.length - template.length)
  if (missing > mostMissing || excess > mostExcess) return undefined
  let distance = missing + 2 * excess
  for (const [index, known] of template.slice(0, requested.length).entries()) {
    const word = requested[index] ?? ''
    // A parameter matches any word, so a literal match must be closer.
    const difference = isParameter(known) ? 0.5 : differenceOf(word.toLowerCase(), known.toLowerCase())
    const isGuess = difference === undefined && index >= 2 && index === requested.length - 1
    if (difference === undefined && !isGuess) return undefined
    distance += difference ?? unlikeDistance
  }
  return distance
}

/** Returns the share of letters in which two words differ; `undefined` if it is too large. */
function differenceOf(word: string, known: string): number | undefined {
  if (word === known) return 0
  const longer = Math.max(word.length, known.length)
  if (Math.abs(word.length - known.length) > longer * tolerance) return undefined
  const difference = editDistance(word, known) / longer
  return difference <= tolerance ? difference : undefined
}

/**
 * Returns the number of letters to insert, remove or replace to turn one word into the other (Levenshtein).
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

/** Fills the parameters of a known path with the values of the requested path. */
function fill(template: readonly string[], requested: readonly string[]): string {
  return `/${template.map((known, index) => (isParameter(known) ? (requested[index] ?? known) : known)).join('/')}`
}
