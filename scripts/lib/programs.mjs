import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundle } from './build.mjs'
import { root, runGroup } from './run.mjs'

/**
 * Bundles the programs of a folder and runs them one after another. Runs all programs, or only those whose
 * names contain one of `wanted`. Resolves with the number of failed programs.
 */
export async function runPrograms(folder, suffix, wanted) {
  const files = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(suffix))
    .sort()
  const isMeant = (file, word) =>
    files.includes(word + suffix) ? file === word + suffix : file.includes(word)
  const chosen = files.filter((file) => wanted.length === 0 || wanted.some((word) => isMeant(file, word)))
  if (chosen.length === 0) console.error(`No match in ${folder} for ${wanted.join(' or ')}.`)
  let failures = chosen.length === 0 ? 1 : 0
  for (const file of chosen) {
    const name = basename(file, suffix)
    console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 74 - name.length))}`)
    const outfile = `build/${basename(folder)}/${name}.mjs`
    await bundle(`${folder}/${file}`, outfile)
    const code = await runGroup(process.execPath, ['--enable-source-maps', '--expose-gc', outfile])
    if (code !== 0) failures += 1
  }
  return failures
}
