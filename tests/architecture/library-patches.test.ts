import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import remixOptions from '../../remix.config.js'
import {
  applyPatch,
  patchLibraries,
  patchLibrariesAhead,
  requirePatchedVersions,
  requireRemixSettings,
} from '../../scripts/vite/apply-patches'
import { chartPatches } from '../../scripts/vite/chart-patches'
import {
  behaviourPatches,
  type LibraryPatch,
  patchedVersions,
  sizePatches,
} from '../../scripts/vite/library-patches'

const patches = [...behaviourPatches, ...sizePatches, ...chartPatches]

function installedCode({ library, file }: LibraryPatch): string {
  return readFileSync(`node_modules/${library}/${file}`, 'utf8')
}

test.each(patches)('the patch of $library/$file matches the installed version', (patch) => {
  const code = installedCode(patch)
  const ofSameFile = patches.filter(({ library, file }) => library === patch.library && file === patch.file)
  expect(ofSameFile.reduce((text, one) => applyPatch(one, text), code)).not.toBe(code)
  expect(applyPatch(patch, code)).not.toBe(code)
})

test.each(patches)('a changed $library/$file fails the build', (patch) => {
  const code = installedCode(patch)
  for (const [text] of patch.replacements) {
    const changed = code.replace(text, 'changed()')
    expect(() => applyPatch(patch, changed)).toThrow(`${patch.library}/${patch.file} contains `)
  }
})

test('the message names the text, both counts and the table', () => {
  const patch: LibraryPatch = {
    library: 'react-router',
    file: 'dist/index.js',
    replacements: [['future.a', 'true', 2]],
  }
  expect(applyPatch(patch, 'future.a + future.a')).toBe('true + true')
  expect(() => applyPatch(patch, 'future.a + future.a + future.a')).toThrow(
    'react-router/dist/index.js contains "future.a" 3 times instead of 2. Compare the patch in ' +
      'scripts/vite/*-patches.ts with the installed version of react-router.',
  )
})

test('another version of a patched library fails the build', () => {
  expect(() => requirePatchedVersions()).not.toThrow()
  const installed = (library: string) => (library === '@remix-run/router' ? '1.99.0' : versionOf(library))
  expect(() => requirePatchedVersions(installed)).toThrow(
    '@remix-run/router has version 1.99.0, but its patches in scripts/vite/library-patches.ts were written for',
  )
})

function versionOf(library: string): string {
  return patchedVersions[library as keyof typeof patchedVersions]
}

test('a flag that Remix does not turn on fails the build', () => {
  expect(() => requireRemixSettings(patches)).not.toThrow()
  expect(() => requireRemixSettings(patches, {})).toThrow(/assume that remix\.config\.js turns on v3_\w+\.$/)
})

test('pages that the server does not render fail the build', () => {
  expect(() => requireRemixSettings(patches, { ...remixOptions, ssr: true })).not.toThrow()
  expect(() => requireRemixSettings(patches, { ...remixOptions, ssr: false })).toThrow(
    'assume that remix.config.js does not set ssr to false.',
  )
})

test('the build fails if a patched file is not part of the bundle', () => {
  const { buildEnd } = patchLibraries(behaviourPatches)
  if (typeof buildEnd !== 'function') throw new Error('buildEnd must be a function')
  const messages: string[] = []
  const context = { environment: { name: 'client' }, error: (message: string) => messages.push(message) }
  buildEnd.call(context as unknown as ThisParameterType<typeof buildEnd>)
  expect(messages).toEqual([
    '@remix-run/react/dist/esm/single-fetch.js is patched in scripts/vite/*-patches.ts, but is not ' +
      'part of the bundle.',
  ])
})

test('development bundles the patched file, and fails if the patch does not match', async () => {
  const bundled = (patches: readonly LibraryPatch[]) =>
    build({
      entryPoints: ['node_modules/@remix-run/react/dist/esm/single-fetch.js'],
      bundle: true,
      write: false,
      packages: 'external',
      format: 'esm',
      logLevel: 'silent',
      plugins: [patchLibrariesAhead(patches)],
    })
  const { outputFiles } = await bundled(behaviourPatches)
  expect(outputFiles[0]?.text).toContain('X-Remix-Response')
  const changed = behaviourPatches.map((patch) => ({
    ...patch,
    replacements: [['no such text', '', 1] as const],
  }))
  await expect(bundled(changed)).rejects.toThrow('contains "no such text" 0 times instead of 1')
})

test('charts read hexadecimal colours without the page, and leave others to the library', () => {
  const replacement = chartPatches[0]?.replacements[0]?.[1] ?? ''
  const added = replacement.slice('if(i)return i;'.length, replacement.indexOf('const n='))
  const read = new Function('t', added)
  const stored = new Map<string, unknown>()
  expect(read.call({ j: stored }, '#0a10FF')).toEqual([10, 16, 255, 1])
  expect(read.call({ j: stored }, '#0a10ff33')).toEqual([10, 16, 255, 0.2])
  expect([...stored.keys()]).toEqual(['#0a10FF', '#0a10ff33'])
  for (const color of ['transparent', 'rgb(1, 2, 3)', '#fff', '#0a10ff3'])
    expect(read.call({ j: stored }, color)).toBeUndefined()
})

test('no page uses parts of the router that browsers get no code for, such as fetchers and submitted changes', () => {
  const forbidden =
    /\b(useFetchers?|useSubmit|useActionData|clientAction|fetcherKey|useBlocker|viewTransition)\b|\bexport (?:const|function) links\b(?! = style\()|navigate=\{false\}|\bprefetch=\{?["'](render|viewport)|\bmethod=\{?["'](post|put|patch|delete)/i
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((path) => forbidden.test(readFileSync(`app/${path}`, 'utf8')))).toEqual([])
})
