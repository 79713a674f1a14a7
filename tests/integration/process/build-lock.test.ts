import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Tests that of several commands that install or build in the same clone, only one runs at a time. */

let folder: string
const commands: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
})
afterEach(() => {
  for (const command of commands.splice(0)) command.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const file = (name: string) => join(folder, name)
const steps = () => (existsSync(file('steps')) ? readFileSync(file('steps'), 'utf8').trim().split('\n') : [])

/**
 * Returns the source of a program that runs until the file `go` exists. It writes a line when it starts and
 * another when it is done.
 */
const program = (name: string) => `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
  appendFileSync('${file('steps')}', '${name} begins\\n')
  setInterval(() => {
    if (!existsSync('${file('go')}')) return
    appendFileSync('${file('steps')}', '${name} ends\\n')
    writeFileSync('${file('done')}', '')
    process.exit()
  }, 20)`

/** Starts a command that runs a program under the build lock. */
function command(name: string) {
  const scripts = new URL('../../../scripts/lib/', import.meta.url)
  const text = `
    import { existsSync } from 'node:fs'
    import { withBuildLock } from '${scripts}build-lock.mjs'
    import { runStepOrExit } from '${scripts}run.mjs'
    const lock = '${file('lock')}'
    const work = () => runStepOrExit(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(program(name))}], { lock })
    await withBuildLock(() => existsSync('${file('done')}'), work, lock)
    process.stdout.write('is done')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text])
  commands.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const ended = new Promise((resolve) => child.once('close', resolve))
  return { child, ended, printed: () => printed }
}

test('of two concurrent commands one works, and the other waits and uses its result', async () => {
  const first = command('first')
  await expect.poll(steps).toEqual(['first begins'])
  const second = command('second')
  await expect.poll(second.printed).toContain(`Process ${first.child.pid} is installing or building here`)
  appendFileSync(file('go'), '')
  await Promise.all([first.ended, second.ended])
  expect([steps(), first.printed(), existsSync(file('lock'))]).toEqual([
    ['first begins', 'first ends'],
    'is done',
    false,
  ])
  expect(second.printed()).toMatch(/is done$/)
})

test('a waiting command takes over from a killed one, whose program writes nothing more', async () => {
  const first = command('first')
  await expect.poll(steps).toEqual(['first begins'])
  const second = command('second')
  await expect.poll(second.printed).toContain('waiting')
  first.child.kill('SIGKILL')
  await expect.poll(steps).toEqual(['first begins', 'second begins'])
  appendFileSync(file('go'), '')
  await second.ended
  expect([steps(), second.printed()]).toEqual([
    ['first begins', 'second begins', 'second ends'],
    expect.stringMatching(/is done$/),
  ])
})
