import type { Packages } from './lock-file.mjs'

export interface Component {
  readonly type: string
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly scope: 'required' | 'optional'
  readonly hashes: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses: readonly (
    | { readonly license: { readonly id?: string; readonly name?: string } }
    | { readonly expression: string }
  )[]
  readonly purl: string
}

export interface Sbom {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: string
  readonly version: number
  readonly metadata: { readonly component: object }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

export function createSbom(
  manifest: { readonly name: string; readonly version: string; readonly license: string },
  packages: Packages,
): Sbom
export function listLicenses(packages: Packages): string
