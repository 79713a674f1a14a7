// `npm run sbom [-- <folder>]`: writes what the product consists of, for audits. `sextant.cdx.json` is an SBOM in
// CycloneDX's format, `licenses.txt` a list of all packages by licence. Both come from package-lock.json alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readPackages } from './lib/lock-file.mjs'
import { root } from './lib/run.mjs'
import { createSbom, listLicenses } from './lib/sbom.mjs'

const folder = resolve(process.argv[2] ?? join(root, 'build/sbom'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const packages = readPackages()
const sbom = createSbom(manifest, packages)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sextant.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
writeFileSync(join(folder, 'licenses.txt'), listLicenses(packages))
console.log(`${sbom.components.length} packages: ${folder}/sextant.cdx.json and licenses.txt`)
