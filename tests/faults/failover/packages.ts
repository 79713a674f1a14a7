import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { nativeBinaries } from '../../helpers/native-binaries'

const programs = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' }
const folders = ['/usr/bin', '/usr/sbin']
/** While this program fails, Debian does not start the services of packages that it installs. */
const policy = '/usr/sbin/policy-rc.d'

export const isRoot = process.getuid?.() === 0

/** Returns the path of an installed program; `undefined`: it is not installed. */
export function programPath(name: keyof typeof programs): string | undefined {
  return folders.map((folder) => `${folder}/${name}`).find(existsSync)
}

/** Installs what is missing if this user may. Returns why that is impossible; `undefined`: everything is there. */
export function ensurePackages(): string | undefined {
  if (missing().length > 0 && isRoot && existsSync('/usr/bin/apt-get')) install(missing())
  const still = missing()
  return still.length === 0 ? undefined : `needs apt-get install ${still.join(' ')}`
}

function missing(): string[] {
  const names = Object.keys(programs) as (keyof typeof programs)[]
  const packages = names.filter((name) => programPath(name) === undefined).map((name) => programs[name])
  return nativeBinaries() === undefined ? ['postgresql', ...packages] : packages
}

function install(packages: readonly string[]): void {
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...words: string[]) => execFileSync('apt-get', words, { env: environment, stdio: 'ignore' })
  try {
    run('update')
    run('install', '-y', '--no-install-recommends', ...packages)
  } catch (error) {
    console.log(`apt-get failed: ${String(error)}`)
  } finally {
    if (isOurs) rmSync(policy)
  }
}
