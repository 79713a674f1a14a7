/** Whether a version of Node (`v20.10.0`) is one that `engines` of package.json asks for, which says a least one: `>=20.10`. */
export function isNodeEnough(version, engines) {
  const [major, minor] = numbersOf(version)
  const [leastMajor, leastMinor = 0] = numbersOf(engines)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

function numbersOf(text) {
  return text.match(/\d+/g).map(Number)
}
