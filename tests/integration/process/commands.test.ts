import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Tests that the commands of package.json leave no processes behind when they are stopped. */

const scripts = new URL('../../../scripts/lib/', import.meta.url)
const { scripts: commands, engines } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { readonly scripts: Readonly<Record<string, string>>; readonly engines: { readonly node: string } }

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Collects the output of a process. */
function listenTo(child: ChildProcess) {
  let printed = ''
  child.stdout?.on('data', (chunk) => {
    printed += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { printed: () => printed, ended }
}

function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z') // an exited process that its parent has not waited for counts as ended
  } catch {
    return false
  }
}

const waiting = 'console.log(process.pid); setInterval(() => undefined, 1_000)'

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'stops a program and its children, and leaves nothing behind, on %s',
  async (signal) => {
    const program = `
      import { spawn } from 'node:child_process'
      spawn(process.execPath, ['--eval', ${JSON.stringify(waiting)}], { stdio: ['ignore', 'inherit', 'ignore'] })
      ${waiting}`
    const command = `
      import { runGroup } from '${scripts}run.mjs'
      await runGroup(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(program)}])`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', command])
    const { printed, ended } = listenTo(child)
    const pids = () => (printed().match(/\d+/g) ?? []).map(Number)
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(2)
    expect(pids().every(isAlive)).toBe(true)
    child.kill(signal)
    expect(await ended).toBe(1)
    expect(pids().filter(isAlive)).toEqual([])
  },
)

test('npm forwards a signal to the program of a command, not to a shell in between', async () => {
  const folder = testFolder()
  const start = commands.start?.replace('scripts/start.mjs', 'waiting.mjs')
  writeFileSync(join(folder, 'waiting.mjs'), waiting)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder })
  const { printed, ended } = listenTo(npm)
  await expect.poll(printed, { timeout: 20_000 }).toMatch(/\d+\n/)
  const pid = Number(printed())
  npm.kill('SIGTERM')
  await ended
  expect(isAlive(pid)).toBe(false)
  const ofNode = Object.entries(commands).filter(([, line]) => line.includes('node '))
  expect(ofNode.filter(([, line]) => !line.startsWith('exec node '))).toEqual([])
})

test('the minimum Node version is the one in package.json', async () => {
  const { isNodeEnough } = await import(`${scripts}node-version.mjs`)
  expect(isNodeEnough(process.version, engines.node)).toBe(true)
  const versions = ['v18.20.0', 'v20.9.0', 'v20.10.0', 'v20.20.2', 'v22.0.0', 'v100.1.0']
  expect(versions.filter((version) => isNodeEnough(version, '>=20.10'))).toEqual(versions.slice(2))
  expect(isNodeEnough('v20.0.0', '>=20')).toBe(true)
})
