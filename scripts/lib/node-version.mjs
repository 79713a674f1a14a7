/** Main version of Node. The container image and the first job of the workflow use it. */
const mainLine = 24

/** Oldest major version of Node on which Sextant still runs. It gets no more security fixes. */
const endedLine = 20

/**
 * Returns whether a version of Node (`v20.19.0`) satisfies `engines` of package.json: one or more of
 * `^20.19` (this major version) and `>=24` (this version and all later ones), separated by `||`.
 */
export function isNodeEnough(version, engines) {
  const [major, minor] = numbersOf(version)
  return engines.split('||').some((range) => {
    const [leastMajor, leastMinor = 0] = numbersOf(range)
    if (major === leastMajor) return minor >= leastMinor
    return major > leastMajor && range.includes('>=')
  })
}

/** Returns the warning for a version of Node without security fixes; `undefined` for all other versions. */
export function nodeWarning(version) {
  const [major] = numbersOf(version)
  if (major > endedLine) return undefined
  return `Node ${major} gets no more security fixes: install Node ${mainLine} LTS (this is ${version}).`
}

/** Writes the versions in `engines` as text for a sentence: `20.19 (or a newer 20), 24 or newer`. */
export function describeEngines(engines) {
  return engines
    .split('||')
    .map((range) => {
      const least = numbersOf(range).join('.')
      return range.includes('>=') ? `${least} or newer` : `${least} (or a newer ${numbersOf(range)[0]})`
    })
    .join(', ')
}

function numbersOf(text) {
  return text.match(/\d+/g).map(Number)
}
