import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { DepOptimizationConfig, Plugin } from 'vite'
import remixOptions from '../../remix.config.js'
import { type LibraryPatch, patchedVersions } from './library-patches'
import { absolute } from './paths'

type EsbuildPlugin = NonNullable<NonNullable<DepOptimizationConfig['esbuildOptions']>['plugins']>[number]

/** Settings of Remix that patches assume. */
interface RemixSettings {
  readonly future?: Readonly<Record<string, boolean>>
  readonly ssr?: boolean
}

/** Path of the table with the versions, and those of all tables, for messages. */
const table = 'scripts/vite/library-patches.ts'
const everyTable = 'scripts/vite/*-patches.ts'

/**
 * Returns the code of a library's file after the replacements. Throws if a text does not occur exactly as
 * often as the patch says, because the patch was then written for another version of the file.
 */
export function applyPatch({ library, file, replacements }: LibraryPatch, code: string): string {
  return replacements.reduce((patched, [text, replacement, times]) => {
    const parts = patched.split(text)
    if (parts.length - 1 !== times)
      throw new Error(
        `${library}/${file} contains ${JSON.stringify(text)} ${parts.length - 1} times instead of ${times}. ` +
          `Compare the patch in ${everyTable} with the installed version of ${library}.`,
      )
    return parts.join(replacement)
  }, code)
}

/** Throws if a patched library has another version than the one that its patches were written for. */
export function requirePatchedVersions(installed: (library: string) => string = installedVersion): void {
  for (const [library, version] of Object.entries(patchedVersions)) {
    const found = installed(library)
    if (found !== version)
      throw new Error(
        `${library} has version ${found}, but its patches in ${table} were written for ${version}. ` +
          `Compare the patches with ${found}, then change the version in the table.`,
      )
  }
}

function installedVersion(library: string): string {
  return JSON.parse(readFileSync(absolute(`node_modules/${library}/package.json`), 'utf8')).version
}

/**
 * Throws if a patch assumes another setting than `remix.config.js` has: a flag that is turned on, or pages that
 * the server renders.
 */
export function requireRemixSettings(
  patches: readonly LibraryPatch[],
  { future: flags = {}, ssr }: RemixSettings = remixOptions,
): void {
  const assumed = patches
    .flatMap(({ replacements }) => replacements.map(([text]) => /\bfuture\.(v3_\w+)/.exec(text)?.[1]))
    .filter((flag) => flag !== undefined)
  for (const flag of assumed)
    if (flags[flag] !== true)
      throw new Error(`The patches in ${table} assume that remix.config.js turns on ${flag}.`)
  const assumesServer = patches.some(({ replacements }) =>
    replacements.some(([text]) => text.includes('isSpaMode')),
  )
  if (assumesServer && ssr === false)
    throw new Error(`The patches in ${table} assume that remix.config.js does not set ssr to false.`)
}

/**
 * Applies patches to the libraries in the bundle of the browser. The build fails if a patch does not match, if
 * its file is not part of the bundle, if the library has another version, or if Remix has other settings.
 */
export function patchLibraries(patches: readonly LibraryPatch[]): Plugin {
  const unused = new Set(patches)
  return {
    name: 'patch-libraries',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      requirePatchedVersions()
      requireRemixSettings(patches)
    },
    transform(code, id, options) {
      if (options?.ssr === true) return null
      const matching = patches.filter((patch) => isFileOf(patch, id))
      if (matching.length === 0) return null
      for (const patch of matching) unused.delete(patch)
      return { code: matching.reduce((text, patch) => applyPatch(patch, text), code), map: null }
    },
    buildEnd(error) {
      if (error !== undefined || this.environment.name === 'ssr') return
      const [first] = unused
      if (first !== undefined)
        this.error(
          `${first.library}/${first.file} is patched in ${everyTable}, but is not part of the bundle.`,
        )
    },
  }
}

/**
 * The same for development, where esbuild bundles browser libraries in advance, without the plugins of the
 * build.
 */
export function patchLibrariesAhead(patches: readonly LibraryPatch[]): EsbuildPlugin {
  return {
    name: 'patch-libraries',
    setup(build) {
      build.onLoad({ filter: /\/node_modules\/@remix-run\/react\// }, async ({ path }) => {
        const matching = patches.filter((patch) => isFileOf(patch, path))
        if (matching.length === 0) return undefined
        const code = await readFile(path, 'utf8')
        return { contents: matching.reduce((text, patch) => applyPatch(patch, text), code) }
      })
    },
  }
}

/** `id`: path of a module, possibly with Vite's query. */
function isFileOf({ library, file }: LibraryPatch, id: string): boolean {
  const [path = ''] = id.split('?')
  return path.replaceAll('\\', '/').endsWith(`/node_modules/${library}/${file}`)
}
