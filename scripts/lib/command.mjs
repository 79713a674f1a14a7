import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

/** Bundles and runs one of the commands of app/cli in this very process, with the arguments that npm hands over. */
export async function runCommandLine(name) {
  process.chdir(root)
  await ensureInstalled()
  const outfile = `build/cli/${name}.mjs`
  await bundle(`app/cli/${name}.ts`, outfile)
  await import(pathToFileURL(join(root, outfile)).href)
}
