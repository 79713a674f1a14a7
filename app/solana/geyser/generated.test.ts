import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateGeyserTypes } from '../../../scripts/lib/geyser-types.mjs'
import { geyserService } from './service'

const committed = join(import.meta.dirname, 'generated')

async function filesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

it('has the types that the generator makes from the .proto files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'geyser-types-'))
  try {
    await generateGeyserTypes(folder)
    expect(await filesOf(committed)).toEqual(await filesOf(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('encodes and decodes an update as the generated types describe it', () => {
  const { responseSerialize, responseDeserialize } = geyserService.service.Subscribe
  const account = { pubkey: Buffer.alloc(32, 7), lamports: 5, data: Buffer.from([1, 2]), writeVersion: 9 }
  const bytes = responseSerialize({ filters: ['all'], account: { account, slot: 250_000_000 } })
  expect(responseDeserialize(bytes)).toEqual({
    filters: ['all'],
    account: { account, slot: 250_000_000 },
    updateOneof: 'account',
  })
})

it('distinguishes an absent optional field from zero', () => {
  const { requestSerialize, requestDeserialize } = geyserService.service.Subscribe
  expect(requestDeserialize(requestSerialize({ commitment: 0 }))).toMatchObject({ commitment: 0 })
  expect(requestDeserialize(requestSerialize({}))).not.toHaveProperty('commitment')
})
