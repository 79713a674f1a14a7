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

/** Collects all output of a process in a string. */
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

test('the Node versions of package.json run, and Node 20 gets a warning', async () => {
  const { describeEngines, isNodeEnough, nodeWarning } = await import(`${scripts}node-version.mjs`)
  expect(isNodeEnough(process.version, engines.node)).toBe(true)
  const refused = ['v18.20.0', 'v20.18.3', 'v21.7.3', 'v22.12.0', 'v23.11.1']
  const accepted = ['v20.19.0', 'v20.20.2', 'v22.13.0', 'v22.21.0', 'v24.0.0', 'v24.21.0', 'v100.1.0']
  const enough = (version: string) => isNodeEnough(version, '^20.19 || ^22.13 || >=24')
  expect([...refused, ...accepted].filter(enough)).toEqual(accepted)
  expect(isNodeEnough('v20.0.0', '>=20')).toBe(true)
  expect(describeEngines('^20.19 || >=24')).toBe('20.19 (or a newer 20), 24 or newer')
  expect(nodeWarning('v20.20.2')).toMatch(/^Node 20 .*Node 24 LTS/)
  expect([nodeWarning('v22.13.0'), nodeWarning('v24.0.0')]).toEqual([undefined, undefined])
})
