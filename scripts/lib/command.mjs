import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

/** Bundles a command of app/cli and runs it in this process, with the arguments that npm passes on. */
export async function runCommandLine(name) {
  process.chdir(root)
  await ensureInstalled()
  const outfile = `build/cli/${name}.mjs`
  await bundle(`app/cli/${name}.ts`, outfile)
  await import(pathToFileURL(join(root, outfile)).href)
}
