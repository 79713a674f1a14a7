import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeZombie, spawnUnwaited } from '../../../tests/helpers/process/zombie'
import { findProcess, parseStat } from './process-life'

/** The first 22 fields of `/proc/<pid>/stat`. Sextant does not read the fields after them. */
const statOf = (name: string, state: string) =>
  `7 (${name}) ${state} 1 7 7 0 -1 4194560 100 0 0 0 5 2 0 0 20 0 1 0 123456 1000 10`

test('finds the state and start time after the last parenthesis of the name', () => {
  expect(parseStat(statOf('node', 'S'))).toEqual({ startedAtTicks: 123_456, name: 'node' })
  expect(parseStat(statOf('a) Z 1 (b', 'R'))).toEqual({ startedAtTicks: 123_456, name: 'a) Z 1 (b' })
})

test.each(['Z', 'X', 'x'])('treats a process in state %s as dead', (state) => {
  expect(parseStat(statOf('postgres', state))).toBeUndefined()
})

test.each(['R', 'S', 'D', 'T', 't', 'I'])('treats a process in state %s as alive', (state) => {
  expect(parseStat(statOf('postgres', state))).toBeDefined()
})

test('finds this process, but none for an id of a group or of no process', () => {
  expect(findProcess(process.pid)).toBeDefined()
  for (const pid of [0, -1, Number.NaN, 1.5, 2_147_483_646]) expect(findProcess(pid)).toBeUndefined()
})

test.runIf(existsSync('/proc/self/stat'))(
  'treats a killed process as dead even if its parent never waits for it',
  async () => {
    const pid = await spawnUnwaited('sleep', ['60'])
    await expect.poll(() => findProcess(pid)).toMatchObject({ name: 'sleep' })
    await makeZombie(pid)
    expect(findProcess(pid)).toBeUndefined()
  },
)
