import { dependenciesOf, nameOf, productionOf } from './lock-file.mjs'

/**
 * Creates an SBOM (CycloneDX 1.5) of the packages that the product needs at run time. `npm sbom --omit=dev` is not
 * used, because it omits every package that is also needed for development, such as Remix and React.
 */
export function createSbom({ name, version, license }, packages) {
  const ref = purlOf(name, version)
  const locations = productionOf(packages)
  const refs = new Map(locations.map((location) => [location, refOf(packages, location)]))
  const refsOf = (needed) => [...new Set(needed.flatMap((each) => refs.get(each) ?? []))].sort()
  // A package may be installed in several folders, each time with other dependencies.
  const edges = new Map()
  for (const location of locations) {
    const own = refs.get(location)
    edges.set(own, [...(edges.get(own) ?? []), ...refsOf(dependenciesOf(packages, location))])
  }
  const direct = Object.keys(packages[''].dependencies).map((each) => `node_modules/${each}`)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': ref,
        name,
        version,
        licenses: licensesOf(license),
        purl: ref,
      },
    },
    components: uniqueBy(
      locations.map((location) => componentOf(location, packages[location])),
      (component) => component['bom-ref'],
    ),
    dependencies: [
      { ref, dependsOn: refsOf(direct) },
      ...[...edges].map(([each, dependsOn]) => ({ ref: each, dependsOn: [...new Set(dependsOn)] })),
    ],
  }
}

/** Lists the packages that the product needs at run time, by licence. */
export function listLicenses(packages) {
  const byLicense = new Map()
  for (const location of productionOf(packages)) {
    const { license = 'unknown', version } = packages[location]
    byLicense.set(license, [...(byLicense.get(license) ?? []), `${nameOf(location)}@${version}`])
  }
  return [...byLicense]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([license, names]) =>
        `${license}\n${[...new Set(names)]
          .sort()
          .map((each) => `  ${each}\n`)
          .join('')}`,
    )
    .join('\n')
}

function componentOf(location, { version, license, integrity, optional }) {
  const [group, name] = nameOf(location).startsWith('@')
    ? nameOf(location).split('/')
    : [undefined, nameOf(location)]
  const purl = purlOf(nameOf(location), version)
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: sha512Of(integrity) }],
    licenses: licensesOf(license),
    purl,
  }
}

function refOf(packages, location) {
  return purlOf(nameOf(location), packages[location].version)
}

/** Returns the URL that names an npm package (https://github.com/package-url/purl-spec). */
function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** Converts an entry's integrity hash, `sha512-` and base64, to hexadecimal digits. */
function sha512Of(integrity) {
  return Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
}

function licensesOf(license) {
  if (license === undefined) return []
  return [/ (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }]
}

function uniqueBy(list, keyOf) {
  return [...new Map(list.map((each) => [keyOf(each), each])).values()]
}
