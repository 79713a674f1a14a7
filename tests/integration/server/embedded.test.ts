import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~/store/embedded/embedded'
import { embeddedBinaries, serverUser } from '~/store/embedded/postgres-binaries'
import { ClusterMismatch } from '~/store/embedded/postgres-version'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { migrate } from '~/store/postgres/migrate'
import { createPool, type Pool } from '~/store/postgres/pool'
import { processesWith } from '../../helpers/process/product'
import { makeZombie, spawnUnwaited } from '../../helpers/process/zombie'
import { batchOf, filledEvent, limitState, signatureOf } from '../../helpers/world/states'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startServer(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, log: silentLog })
  onTestFinished(() => server.stop())
  return server
}

function connect(server: EmbeddedPostgres): Pool {
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  onTestFinished(() => pool.end())
  return pool
}

/** Retries an action until the server responds again. */
async function eventually<T>(request: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + 20_000
  for (;;) {
    try {
      return await request()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

test('starts in a folder that only its owner can enter, and stops', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'data'), log: silentLog })
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  const pid = server.pid()
  await server.stop()
  expect(existsSync(`/proc/${pid}`)).toBe(false)
})

test('adopts a server that outlived its supervisor, with its data and its address', async () => {
  const folder = temporaryFolder()
  // Also stop the first supervisor, which still runs in this process. Otherwise it would restart the server
  // when the second supervisor stops it.
  const first = await startServer(folder)
  const pool = connect(first)
  await pool.query('create table kept (n int); insert into kept values (7)')
  const second = await startServer(folder)
  expect({ pid: second.pid(), url: second.url }).toEqual({ pid: first.pid(), url: first.url })
  expect((await connect(second).query('select n from kept')).rows).toEqual([{ n: 7 }])
})

test('starts over the remains of a killed first start', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'postgres.new'))
  writeFileSync(join(folder, 'postgres.new', 'half'), 'made')
  const server = await startServer(folder)
  expect((await connect(server).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('leaves no server behind when stopped during a restart', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755) // readable by other users, so that the server's command line contains this path
  const servers = () => processesWith('postgres', '-D', folder)
  const server = await startServer(folder)
  const killed = servers()
  expect(killed).toEqual([server.pid()])
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  await eventually(async () => {
    if (servers().every((pid) => killed.includes(pid))) throw new Error('not yet')
  })
  await server.stop()
  // Wait longer than the delay before the next attempt to restart.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(servers()).toEqual([])
})

test('refuses the data of another major version of PostgreSQL and leaves them untouched', async () => {
  const folder = temporaryFolder()
  const first = await startEmbeddedPostgres({ folder, log: silentLog })
  await first.stop()
  const versionFile = join(folder, 'postgres', 'PG_VERSION')
  const version = readFileSync(versionFile, 'utf8')
  writeFileSync(versionFile, '15\n')
  const refused = await startEmbeddedPostgres({ folder, log: silentLog }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ClusterMismatch)
  expect(String(refused)).toMatch(
    new RegExp(`PostgreSQL 15, .* PostgreSQL ${version.trim()}, .*npm run export.*DATA_DIR.*npm run import`),
  )
  expect(readFileSync(versionFile, 'utf8')).toBe('15\n')
  writeFileSync(versionFile, version)
  const server = await startServer(folder)
  expect((await connect(server).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('starts despite a pid file whose number belongs to another process', async () => {
  const folder = temporaryFolder()
  const first = await startEmbeddedPostgres({ folder, log: silentLog })
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  const stale = readFileSync(pidFile, 'utf8')
  await first.stop()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill())
  writeFileSync(pidFile, stale.replace(/^\d+/, String(stranger.pid)))
  const server = await startServer(folder)
  expect((await connect(server).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

/** Starts a server on existing data. The parent of the server's process never waits for it. */
async function startUnwaitedServer(folder: string, port: string): Promise<number> {
  const data = join(folder, 'postgres')
  const user = serverUser()
  const args = ['-D', data, '-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const pid = await spawnUnwaited(join(embeddedBinaries(user), 'postgres'), args, { cwd: data, ...user })
  await eventually(async () => {
    if (!existsSync(join(data, 'postmaster.pid'))) throw new Error('not yet')
  })
  return pid
}

test('a killed server that was not reaped counts as ended, whether it was adopted or not', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const first = await startEmbeddedPostgres({ folder, log: silentLog })
  const port = new URL(first.url).port
  await first.stop()

  const found = await startUnwaitedServer(folder, port)
  await makeZombie(found)
  const second = await startServer(folder)
  expect(second.pid()).not.toBe(found)
  await second.stop()

  const adopted = await startUnwaitedServer(folder, port)
  const third = await startServer(folder)
  expect(third.pid()).toBe(adopted)
  await makeZombie(adopted)
  await eventually(async () => {
    if (third.pid() === undefined || third.pid() === adopted) throw new Error('not yet')
    await connect(third).query('select 1')
  })
  await third.stop()

  // A full disk can leave the pid file empty.
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), '')
  const fourth = await startServer(folder)
  expect((await connect(fourth).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('does not mistake the server of another cluster with the same process id for its own', async () => {
  const [ours, theirs] = [temporaryFolder(), temporaryFolder()]
  const first = await startEmbeddedPostgres({ folder: ours, log: silentLog })
  const pidFile = join(ours, 'postgres', 'postmaster.pid')
  const stale = readFileSync(pidFile, 'utf8')
  await first.stop()
  const stranger = await startServer(theirs)
  writeFileSync(pidFile, stale.replace(/^\d+/, String(stranger.pid())))
  const { uid, gid } = serverUser() ?? { uid: -1, gid: -1 }
  chownSync(pidFile, uid, gid)
  const server = await startServer(ours)
  expect(server.pid()).not.toBe(stranger.pid())
  expect((await connect(server).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('starts despite the socket of a killed server, and uses that socket again', async () => {
  const folder = temporaryFolder()
  const first = await startEmbeddedPostgres({ folder, log: silentLog })
  const port = new URL(first.url).port
  await first.stop()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill())
  const socket = join(folder, 'postgres', `.s.PGSQL.${port}`)
  writeFileSync(socket, '')
  writeFileSync(`${socket}.lock`, `${stranger.pid}\n`)
  const server = await startServer(folder)
  expect(new URL(server.url).searchParams.get('host')).toBe(join(folder, 'postgres'))
  const { rows } = await connect(server).query('select inet_server_addr() as address')
  expect(rows).toEqual([{ address: null }])
  expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
})

test("connects by TCP when the folder's path is too long for a socket", async () => {
  const folder = join(temporaryFolder(), 'long'.repeat(30))
  const server = await startServer(folder)
  expect(new URL(server.url).search).toBe('')
  const { rows } = await connect(server).query('select host(inet_server_addr()) as address')
  expect(rows).toEqual([{ address: '127.0.0.1' }])
})

test('kill -9 of the server loses no acknowledged batch and leaves no half of one', {
  timeout: 120_000,
}, async () => {
  const server = await startServer(temporaryFolder())
  const pool = connect(server)
  await migrate(pool)
  const writer = createBatchWriter(pool)
  const acknowledged: number[] = []
  let next = 0
  let killing = true
  const write = async () => {
    while (killing) {
      const number = next++
      const event = filledEvent({ signature: signatureOf(`fill ${number}`), slot: number })
      const batch = batchOf({
        accounts: [
          { state: limitState({ remainingInputRaw: BigInt(1_000_000 - number) }), slot: number, at: number },
        ],
        events: [event],
        cursors: [{ source: 'events', slot: number }],
      })
      // An indexer would retry each batch until it is committed. A batch without acknowledgement may be
      // stored or missing, but must not be partly stored.
      await eventually(() => writer.write(batch))
      acknowledged.push(number)
    }
  }
  const writing = write()
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setTimeout(resolve, 150 + round * 37))
    const pid = server.pid()
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    await eventually(() => pool.query('select 1'))
  }
  killing = false
  await writing
  const { rows } = await pool.query(
    `select (select count(*) from fill) as fills, (select slot from limit_order) as slot, (select slot from cursor) as cursor,
      (select total from order_count where venue = 'jupiter') as total`,
  )
  const last = acknowledged.length - 1
  expect(rows).toEqual([{ fills: acknowledged.length, slot: last, cursor: last, total: 1 }])
})

test('uses an installed server, and refuses one of another major version or without programs', async () => {
  const folder = temporaryFolder()
  const programs = embeddedBinaries(serverUser())
  const server = await startEmbeddedPostgres({ folder, installed: programs, log: silentLog })
  await server.stop()
  const old = temporaryFolder()
  chmodSync(old, 0o755)
  const refusal = (installed: string) =>
    startEmbeddedPostgres({ folder, installed, log: silentLog }).catch((error: unknown) => error)
  expect(String(await refusal(old))).toMatch(/POSTGRES_BIN: .* has no initdb and no postgres/)
  for (const [version, sentence] of [
    ['16.9', /created by PostgreSQL \d+, and POSTGRES_BIN contains PostgreSQL 16, .*npm run export/],
    ['14.2', /POSTGRES_BIN: PostgreSQL 14 in .* is too old: use 15 or newer/],
  ] as const) {
    for (const program of ['initdb', 'postgres'])
      writeFileSync(join(old, program), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`, {
        mode: 0o755,
      })
    const refused = await refusal(old)
    expect(refused).toBeInstanceOf(ClusterMismatch)
    expect(String(refused)).toMatch(sentence)
  }
})
