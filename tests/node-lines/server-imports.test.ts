import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { beforeAll, expect, test } from 'vitest'

/** Tests that a server with production packages only has everything that the built files import. */

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

/** Development dependencies that built files import, each with the reason why a server does not need it. */
const exceptions: Readonly<Record<string, string>> = {
  esbuild: 'packs the API clients during the build',
  vite: 'serves the pages in development',
}

/** Builds only if the sources have changed. */
beforeAll(() => execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }), 600_000)

/** Returns the packages that a module imports. The bundlers write each import in its own line. */
function packagesOf(source: string): readonly string[] {
  const static_ = source.matchAll(/^(?:import|export)\b[^'"\n]*['"]([^'"\n]+)['"];?$/gm)
  const dynamic = source.matchAll(/\bimport\(['"]([^'"\n]+)['"]\)/g)
  return [...static_, ...dynamic]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

test('the built server imports only packages of production', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.m?js$/.test(file) && !/^(?:client|sdk)\//.test(file),
  )
  const imports = files.flatMap((file) =>
    packagesOf(readFileSync(`build/${file}`, 'utf8')).map((name) => [file, name] as const),
  )
  expect(new Set(imports.map(([, name]) => name)).size).toBeGreaterThan(15)
  const others = imports.filter(([, name]) => !(name in dependencies) && !(name in exceptions))
  expect(others).toEqual([])
})
