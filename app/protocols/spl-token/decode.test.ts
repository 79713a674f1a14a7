import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/ids'
import type { MintState, TokenMetadataState } from '~/domain/token'
import { addressBytes, readAddress } from '~/solana/address-reader'
import { decodeAccount } from './decode'
import { encodeAccount } from './encode'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'

interface Fixture {
  readonly pubkey: string
  readonly owner: string
  readonly data: string
  readonly decoded: Readonly<Record<string, string | number | boolean | null>>
}

function readFixture(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'))
}

function decodeFixture({ pubkey, owner, data }: Fixture) {
  return decodeAccount(
    trustedAddress(pubkey),
    trustedAddress(owner),
    Buffer.from(data, 'base64'),
    readAddress,
  )
}

const mintKey = trustedAddress('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo')
const authority = trustedAddress('AzZRvyyMHBm8EHEksWxq4ozFL7JxLMydCDMGhqM6BVck')

const mints = ['mint_USDC', 'mint_USDT', 'mint_JitoSOL', 'mint_stSOL']

test.each(mints)('%s decodes to its oracle', (name) => {
  const fixture = readFixture(name)
  expect(decodeFixture(fixture)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'mint',
      key: fixture.pubkey,
      tokenProgram: fixture.owner,
      supplyRaw: BigInt(String(fixture.decoded.supply)),
      decimals: fixture.decoded.decimals,
      mintAuthority: fixture.decoded.mintAuthority ?? undefined,
      freezeAuthority: fixture.decoded.freezeAuthority ?? undefined,
      metadata: undefined,
      extensions: [],
    },
  })
})

test('Metaplex metadata decodes to its oracle, padding removed', () => {
  const fixture = readFixture('metaplex_metadata_scnSOL')
  expect(decodeFixture(fixture)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'token-metadata',
      key: fixture.pubkey,
      mint: fixture.decoded.mint,
      updateAuthority: fixture.decoded.updateAuthority,
      name: 'Socean staked SOL',
      symbol: 'scnSOL',
      uri: '',
    },
  })
})

/** A Token-2022 mint with 6 decimals and the entries, put together by hand. */
function token2022Mint(...entries: readonly Buffer[]): Buffer {
  const base = Buffer.alloc(166)
  base.writeUInt32LE(1, 0)
  base.set(addressBytes(authority), 4)
  base.writeBigUInt64LE(123_456_789n, 36)
  base[44] = 6
  base[45] = 1
  base[165] = 1
  return Buffer.concat([base, ...entries])
}

function entry(type: number, data: Buffer, length = data.length): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt16LE(type, 0)
  header.writeUInt16LE(length, 2)
  return Buffer.concat([header, data])
}

function borshText(text: string | Buffer, length = Buffer.byteLength(text)): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt32LE(length)
  return Buffer.concat([header, Buffer.from(text)])
}

function pointerTo(address = mintKey): Buffer {
  return entry(18, Buffer.concat([Buffer.alloc(32), addressBytes(address)]))
}

function metadataEntry(...texts: readonly Buffer[]): Buffer {
  return entry(19, Buffer.concat([Buffer.alloc(32), addressBytes(mintKey), ...texts, Buffer.alloc(4)]))
}

const payPalTexts = [
  borshText('PayPal USD'),
  borshText('PYUSD'),
  borshText('https://token-metadata.paxos.com/pyusd.json'),
]

function decodeMint(data: Uint8Array, owner = token2022ProgramId) {
  return decodeAccount(mintKey, owner, data, readAddress)
}

test('a Token-2022 mint tells its extensions and the metadata in itself', () => {
  const data = token2022Mint(
    entry(3, Buffer.alloc(32)),
    entry(1, Buffer.alloc(108)),
    pointerTo(),
    metadataEntry(...payPalTexts),
  )
  expect(decodeMint(data)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'mint',
      key: mintKey,
      tokenProgram: token2022ProgramId,
      supplyRaw: 123_456_789n,
      decimals: 6,
      mintAuthority: authority,
      freezeAuthority: undefined,
      metadata: { name: 'PayPal USD', symbol: 'PYUSD', uri: 'https://token-metadata.paxos.com/pyusd.json' },
      extensions: [3, 1, 18, 19],
    },
  })
})

test('metadata in a mint that points elsewhere does not count', () => {
  const data = token2022Mint(pointerTo(authority), metadataEntry(...payPalTexts))
  expect(decodeMint(data)).toMatchObject({
    outcome: 'ok',
    value: { metadata: undefined, extensions: [18, 19] },
  })
})

test('metadata of another mint is corrupt', () => {
  const other = Buffer.concat([Buffer.alloc(32), addressBytes(authority), ...payPalTexts, Buffer.alloc(4)])
  expect(decodeMint(token2022Mint(entry(19, other))).outcome).toBe('corrupt')
})

test('extensions end at type 0, and bytes that cannot hold another entry are padding', () => {
  const ended = token2022Mint(entry(9, Buffer.alloc(0)), entry(0, Buffer.alloc(40), 9999))
  expect(decodeMint(ended)).toMatchObject({ outcome: 'ok', value: { extensions: [9] } })
  const padded = token2022Mint(entry(9, Buffer.alloc(0)), Buffer.of(7, 7, 7))
  expect(decodeMint(padded)).toMatchObject({ outcome: 'ok', value: { extensions: [9] } })
})

test('an extension that claims more bytes than there are is corrupt', () => {
  expect(decodeMint(token2022Mint(entry(77, Buffer.alloc(10), 11)))).toEqual({
    outcome: 'corrupt',
    reason: 'extension 77 of 11 bytes at byte 166',
  })
})

test('an extension of a size that it cannot have is corrupt', () => {
  expect(decodeMint(token2022Mint(entry(18, Buffer.alloc(63)))).outcome).toBe('corrupt')
})

test.each([0xffff_ffff, 0x7fff_ffff, 1000])('a text that claims %i bytes is corrupt', (length) => {
  const texts = [borshText('PayPal USD', length), borshText('PYUSD'), borshText('')]
  expect(decodeMint(token2022Mint(pointerTo(), metadataEntry(...texts))).outcome).toBe('corrupt')
})

test('texts without an end are cut: 60 kB of name and symbol, and a uri is dropped', () => {
  const texts = [
    borshText('n'.repeat(60_000)),
    borshText('s'.repeat(100)),
    borshText(`https://${'u'.repeat(3000)}`),
  ]
  const decoded = decodeMint(token2022Mint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({
    outcome: 'ok',
    value: { metadata: { name: 'n'.repeat(256), symbol: 's'.repeat(64), uri: '' } },
  })
})

test('a text is cut between characters and keeps what is no UTF-8 as replacement characters', () => {
  const texts = [borshText(`a${'☃'.repeat(100)}`), borshText(Buffer.of(0x41, 0xff, 0x42)), borshText('')]
  const decoded = decodeMint(token2022Mint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({
    outcome: 'ok',
    value: { metadata: { name: `a${'☃'.repeat(85)}`, symbol: 'A\ufffdB' } },
  })
})

test('NULs inside a text are removed', () => {
  const texts = [borshText('\0US\0DC\0'), borshText('U\0'), borshText('')]
  const decoded = decodeMint(token2022Mint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({ outcome: 'ok', value: { metadata: { name: 'USDC', symbol: 'U' } } })
})

function metadataWith(name: Buffer): Buffer {
  const head = Buffer.concat([Buffer.of(4), addressBytes(authority), addressBytes(mintKey)])
  return Buffer.concat([head, name, borshText('S'), borshText(''), Buffer.alloc(2)])
}

test('Metaplex metadata beyond its limits or its bytes is corrupt', () => {
  const decode = (data: Buffer) => decodeAccount(mintKey, metaplexProgramId, data, readAddress).outcome
  expect(decode(metadataWith(borshText('n'.repeat(32))))).toBe('ok')
  expect(decode(metadataWith(borshText('n'.repeat(33))))).toBe('corrupt')
  expect(decode(metadataWith(borshText('n', 0xffff_ffff)))).toBe('corrupt')
  expect(decode(metadataWith(borshText('n')).subarray(0, 70))).toBe('corrupt')
})

test('other accounts of the three programs are not mine', () => {
  expect(decodeMint(Buffer.alloc(165), tokenProgramId).outcome).toBe('notMine')
  expect(decodeMint(Buffer.alloc(355), tokenProgramId).outcome).toBe('notMine')
  expect(decodeMint(Buffer.alloc(0), tokenProgramId).outcome).toBe('notMine')
  const tokenAccount = token2022Mint()
  tokenAccount[165] = 2
  expect(decodeMint(tokenAccount).outcome).toBe('notMine')
  expect(decodeAccount(mintKey, metaplexProgramId, Buffer.of(6, 1, 2), readAddress).outcome).toBe('notMine')
})

test('a mint that was never initialized is not mine', () => {
  expect(decodeMint(Buffer.alloc(82), tokenProgramId).outcome).toBe('notMine')
})

test('bytes that no token program writes are corrupt', () => {
  expect(decodeMint(Buffer.alloc(81), tokenProgramId).outcome).toBe('corrupt')
  expect(decodeMint(token2022Mint(), tokenProgramId).outcome).toBe('corrupt')
  const badTag = token2022Mint()
  badTag.writeUInt32LE(2, 0)
  expect(decodeMint(badTag)).toEqual({ outcome: 'corrupt', reason: 'option tag is 2 at byte 0' })
  const badType = token2022Mint()
  badType[165] = 3
  expect(decodeMint(badType).outcome).toBe('corrupt')
  const badFlag = token2022Mint()
  badFlag[45] = 2
  expect(decodeMint(badFlag).outcome).toBe('corrupt')
})

test('accounts of other programs are not mine', () => {
  const other = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
  expect(decodeMint(token2022Mint(), other).outcome).toBe('notMine')
})

const mint: MintState = {
  kind: 'mint',
  key: mintKey,
  tokenProgram: token2022ProgramId,
  supplyRaw: 2n ** 64n - 1n,
  decimals: 255,
  mintAuthority: undefined,
  freezeAuthority: authority,
  metadata: { name: 'Ünïcode', symbol: '😀', uri: '' },
  extensions: [12, 18, 14, 19],
}
const metadata: TokenMetadataState = {
  kind: 'token-metadata',
  key: authority,
  mint: mintKey,
  updateAuthority: authority,
  name: 'a name',
  symbol: 'SYM',
  uri: 'https://example.org/a.json',
}

test('what is encoded decodes to the same state', () => {
  expect(decodeMint(encodeAccount(mint))).toEqual({ outcome: 'ok', value: mint })
  const plain: MintState = { ...mint, tokenProgram: tokenProgramId, metadata: undefined, extensions: [] }
  expect(decodeMint(encodeAccount(plain), tokenProgramId)).toEqual({ outcome: 'ok', value: plain })
  expect(decodeAccount(metadata.key, metaplexProgramId, encodeAccount(metadata), readAddress)).toEqual({
    outcome: 'ok',
    value: metadata,
  })
})

test('a real mint and real metadata are encoded to their own bytes', () => {
  for (const name of [...mints, 'metaplex_metadata_scnSOL']) {
    const fixture = readFixture(name)
    const decoded = decodeFixture(fixture)
    if (decoded.outcome !== 'ok') throw new Error(`${name} is ${decoded.outcome}`)
    const bytes = Buffer.from(fixture.data, 'base64')
    // what Metaplex keeps behind the texts (flags, edition nonce, uses) is no part of the state
    const known = decoded.value.kind === 'mint' ? bytes.length : 65 + 3 * 4 + 32 + 10 + 200
    expect(Buffer.from(encodeAccount(decoded.value)).subarray(0, known)).toEqual(bytes.subarray(0, known))
  }
})
