/**
 * Returns whether a version of Node (`v20.10.0`) satisfies `engines` of package.json, which names a minimum:
 * `>=20.10`.
 */
export function isNodeEnough(version, engines) {
  const [major, minor] = numbersOf(version)
  const [leastMajor, leastMinor = 0] = numbersOf(engines)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

function numbersOf(text) {
  return text.match(/\d+/g).map(Number)
}
