import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { doctorCommand } from '~/cli/doctor-command'
import { protocolsOfKind } from '~/domain/protocol/protocol'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { startSimulator } from '~/simulator/start'

const simulator = { seed: 1, speed: 1, fixtures: undefined, geyser: undefined }

async function folderWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

async function replay(folder: string) {
  const lines: string[] = []
  const code = await doctorCommand({
    environment: {
      simulator,
      ...{ solana: undefined, tokenApiUrl: undefined, priceApiUrl: undefined, jupiterApiKey: undefined },
      geyser: undefined,
      protocols: undefined,
      databaseUrl: undefined,
      postgresBin: undefined,
    },
    arguments: ['--replay', folder],
    print: (line) => lines.push(line),
  })
  return { code, lines }
}

/** Reads recent transactions of each program and a block from the simulated cluster. */
async function record() {
  const node = await startSimulator({ host: '127.0.0.1', port: 0, log: silentLog, ...simulator })
  onTestFinished(() => node.stop())
  const call = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(node.url, { method: 'POST', headers, body })).json()
  }
  const config = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 1 }
  const files: Record<string, unknown> = {}
  let slot = 0
  for (const { id, programIds, accountFamilies } of Object.values(protocols)) {
    if (accountFamilies.length === 0) continue
    const { result } = await call('getSignaturesForAddress', programIds[0], { limit: 10 })
    for (const [index, { signature, slot: own }] of result.entries()) {
      files[`${id}-${index}.json`] = await call('getTransaction', signature, config)
      slot = own
    }
  }
  const block = await call('getBlock', slot, { ...config, transactionDetails: 'full', rewards: false })
  return { files, block }
}

test('reports events, corrupt events and unknown instructions per protocol', async () => {
  const { files, block } = await record()
  const { code, lines } = await replay(await folderWith({ ...files, 'block.json': block.result }))
  expect(lines[1]).toMatch(/^protocol/)
  let allTruncated = 0
  for (const id of protocolsOfKind('dca', 'limit', 'perp')) {
    const line = lines.find((each) => each.startsWith(id))
    const [, transactions, events, corrupt, truncated] = line?.split(/\s{2,}/) ?? []
    expect(Number(transactions), id).toBeGreaterThanOrEqual(10)
    expect(Number(events), id).toBeGreaterThan(0)
    expect(corrupt, id).toBe('0')
    allTruncated += Number(truncated)
  }
  // The simulated cluster truncates some logs, as real nodes do.
  expect(code).toBe(allTruncated > 0 ? 1 : 0)
}, 120_000)

test('reports files that are no transactions, and damaged events', async () => {
  const { files } = await record()
  const [name = ''] = Object.keys(files).filter((each) => each.startsWith('drift-perps'))
  const good = JSON.stringify(files[name])
  // An event of Drift is a log line in base64. Its first bytes are its type.
  const damaged = good.replace(/(Program data: [\w+/]{12})[\w+/]+=*/g, '$1AA==')
  const { code, lines } = await replay(
    await folderWith({ 'a.json': damaged, 'b.json': '{"no"', 'c.json': {} }),
  )
  expect(code).toBe(1)
  expect(lines[0]).toBe('1 transactions in 3 files.')
  expect(lines[1]).toBe('Not readable: b.json, c.json')
  expect((await replay(await folderWith({}))).code).toBe(2)
}, 120_000)
