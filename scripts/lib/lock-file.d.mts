export interface LockEntry {
  readonly version?: string
  readonly name?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Packages = Readonly<Record<string, LockEntry>>

export function readPackages(path?: string): Packages
export function nameOf(location: string): string
export function productionOf(packages: Packages): readonly string[]
export function dependenciesOf(packages: Packages, location: string): readonly string[]
export function closureOf(packages: Packages, names: readonly string[]): ReadonlySet<string>
