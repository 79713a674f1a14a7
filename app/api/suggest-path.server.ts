/** Longer paths get no suggestion: they are no slip of the pen. */
const longestPath = 200

/** Suggestions at most. */
const mostSuggestions = 3

/** Segments that a suggestion may have beyond those that were asked for, and the other way round. */
const mostMissing = 2
const mostExcess = 1

/** Distance of a last word that is like none: its siblings are suggested, after everything that is like it. */
const unlikeDistance = 3

/** Part of a word's letters that may differ. */
const tolerance = 0.4

/** Suggests known paths for one that does not exist, the likeliest first. `{name}` of a known path is a parameter. */
export function createPathSuggester(knownPaths: readonly string[]): (path: string) => readonly string[] {
  const templates = knownPaths.map(segmentsOf)
  const areas = [...new Set(templates.map(([, area = '']) => area))].map((area) => ({
    area,
    templates: templates.filter(([, own]) => own === area),
  }))
  return (path) => {
    if (path.length > longestPath) return []
    const asked = withoutVersion(segmentsOf(path))
    const area = asked[1]?.toLowerCase()
    if (area === undefined) return []
    // A flood of unknown paths is cheap: few areas are like any word, and only their paths are compared.
    const near = areas.filter((known) => differenceOf(area, known.area) !== undefined)
    const rated = near.flatMap(({ templates }) =>
      templates.flatMap((template) => {
        const distance = distanceBetween(asked, template)
        return distance === undefined ? [] : [{ distance, path: fill(template, asked) }]
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

/** `/api/v1/dca/all` is how other APIs are written. */
function withoutVersion([first = '', second = '', ...rest]: readonly string[]): readonly string[] {
  return /^v\d{1,2}$/i.test(second) ? [first, ...rest] : [first, second, ...rest].filter(Boolean)
}

const isParameter = (segment: string) => segment.startsWith('{')

/** How far a path is from a known one; undefined = too far. */
function distanceBetween(asked: readonly string[], template: readonly string[]): number | undefined {
  const missing = Math.max(0, template.length - asked.length)
  const excess = Math.max(0, asked.length - template.length)
  if (missing > mostMissing || excess > mostExcess) return undefined
  let distance = missing + 2 * excess
  for (const [index, known] of template.slice(0, asked.length).entries()) {
    const word = asked[index] ?? ''
    // A parameter takes any word, so that one that fits literally is nearer.
    const difference = isParameter(known) ? 0.5 : differenceOf(word.toLowerCase(), known.toLowerCase())
    const isGuess = difference === undefined && index >= 2 && index === asked.length - 1
    if (difference === undefined && !isGuess) return undefined
    distance += difference ?? unlikeDistance
  }
  return distance
}

/** Part of the letters in which two words differ; undefined = too many. */
function differenceOf(word: string, known: string): number | undefined {
  if (word === known) return 0
  const longer = Math.max(word.length, known.length)
  if (Math.abs(word.length - known.length) > longer * tolerance) return undefined
  const difference = editDistance(word, known) / longer
  return difference <= tolerance ? difference : undefined
}

/** Letters that have to be put in, taken out or replaced to make one word of another (Levenshtein). */
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

/** The known path with the parameters that were asked for in their places. */
function fill(template: readonly string[], asked: readonly string[]): string {
  return `/${template.map((known, index) => (isParameter(known) ? (asked[index] ?? known) : known)).join('/')}`
}
