import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/ids'
import type { MintState, TokenMetadataState } from '~/domain/token'
import { addressBytes, readAddress } from '~/solana/address-reader'
import { decodeAccount } from './decode'
import { encodeAccount } from './encode'
import metadataFixture from './fixtures/metaplex_metadata_scnSOL.json'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'
import {
  authority,
  borshText,
  composeMint,
  entry,
  metadataEntry,
  mintKey,
  payPalTexts,
  pointerTo,
} from './token-2022.case'

function decodeMint(data: Uint8Array, owner = token2022ProgramId) {
  return decodeAccount(mintKey, owner, data, readAddress)
}

test('metadata in a mint that points elsewhere does not count', () => {
  const data = composeMint(pointerTo(authority), metadataEntry(...payPalTexts))
  expect(decodeMint(data)).toMatchObject({
    outcome: 'ok',
    value: { metadata: undefined, extensions: [18, 19] },
  })
})

test('metadata of another mint is corrupt', () => {
  const other = Buffer.concat([Buffer.alloc(32), addressBytes(authority), ...payPalTexts, Buffer.alloc(4)])
  expect(decodeMint(composeMint(entry(19, other))).outcome).toBe('corrupt')
})

test('extensions end at type 0, and bytes that cannot hold another entry are padding', () => {
  const ended = composeMint(entry(9, Buffer.alloc(0)), entry(0, Buffer.alloc(40), 9999))
  expect(decodeMint(ended)).toMatchObject({ outcome: 'ok', value: { extensions: [9] } })
  const padded = composeMint(entry(9, Buffer.alloc(0)), Buffer.of(7, 7, 7))
  expect(decodeMint(padded)).toMatchObject({ outcome: 'ok', value: { extensions: [9] } })
})

test('an extension that claims more bytes than there are is corrupt', () => {
  expect(decodeMint(composeMint(entry(77, Buffer.alloc(10), 11)))).toEqual({
    outcome: 'corrupt',
    reason: 'extension 77 of 11 bytes at byte 166',
  })
})

test('an extension of a size that it cannot have is corrupt', () => {
  expect(decodeMint(composeMint(entry(18, Buffer.alloc(63)))).outcome).toBe('corrupt')
})

test.each([0xffff_ffff, 0x7fff_ffff, 1000])('a text that claims %i bytes is corrupt', (length) => {
  const texts = [borshText('PayPal USD', length), borshText('PYUSD'), borshText('')]
  expect(decodeMint(composeMint(pointerTo(), metadataEntry(...texts))).outcome).toBe('corrupt')
})

test('texts without an end are cut: 60 kB of name and symbol, and a uri is dropped', () => {
  const texts = [
    borshText('n'.repeat(60_000)),
    borshText('s'.repeat(100)),
    borshText(`https://${'u'.repeat(3000)}`),
  ]
  const decoded = decodeMint(composeMint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({
    outcome: 'ok',
    value: { metadata: { name: 'n'.repeat(256), symbol: 's'.repeat(64), uri: '' } },
  })
})

test('a text is cut between characters and keeps what is no UTF-8 as replacement characters', () => {
  const texts = [borshText(`a${'☃'.repeat(100)}`), borshText(Buffer.of(0x41, 0xff, 0x42)), borshText('')]
  const decoded = decodeMint(composeMint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({
    outcome: 'ok',
    value: { metadata: { name: `a${'☃'.repeat(85)}`, symbol: 'A\ufffdB' } },
  })
})

test('NULs inside a text are removed', () => {
  const texts = [borshText('\0US\0DC\0'), borshText('U\0'), borshText('')]
  const decoded = decodeMint(composeMint(pointerTo(), metadataEntry(...texts)))
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
  const tokenAccount = composeMint()
  tokenAccount[165] = 2
  expect(decodeMint(tokenAccount).outcome).toBe('notMine')
  expect(decodeAccount(mintKey, metaplexProgramId, Buffer.of(6, 1, 2), readAddress).outcome).toBe('notMine')
})

test('a mint that was never initialized is not mine', () => {
  expect(decodeMint(Buffer.alloc(82), tokenProgramId).outcome).toBe('notMine')
})

test('bytes that no token program writes are corrupt', () => {
  expect(decodeMint(Buffer.alloc(81), tokenProgramId).outcome).toBe('corrupt')
  expect(decodeMint(composeMint(), tokenProgramId).outcome).toBe('corrupt')
  const badTag = composeMint()
  badTag.writeUInt32LE(2, 0)
  expect(decodeMint(badTag)).toEqual({ outcome: 'corrupt', reason: 'option tag is 2 at byte 0' })
  const badType = composeMint()
  badType[165] = 3
  expect(decodeMint(badType).outcome).toBe('corrupt')
  const badFlag = composeMint()
  badFlag[45] = 2
  expect(decodeMint(badFlag).outcome).toBe('corrupt')
})

test('accounts of other programs are not mine', () => {
  const other = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
  expect(decodeMint(composeMint(), other).outcome).toBe('notMine')
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
  extensions: [12, 18, 14, 19, 25],
  uiScale: { multiplier: 1.5, newMultiplierEffectiveAt: -5n, newMultiplier: 10 },
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
  const plain: MintState = {
    ...mint,
    tokenProgram: tokenProgramId,
    metadata: undefined,
    extensions: [],
    uiScale: undefined,
  }
  expect(decodeMint(encodeAccount(plain), tokenProgramId)).toEqual({ outcome: 'ok', value: plain })
  expect(decodeAccount(metadata.key, metaplexProgramId, encodeAccount(metadata), readAddress)).toEqual({
    outcome: 'ok',
    value: metadata,
  })
})

test('real metadata is encoded to its own bytes', () => {
  const fixture = metadataFixture
  const key = trustedAddress(fixture.pubkey)
  const decoded = decodeAccount(key, metaplexProgramId, Buffer.from(fixture.data, 'base64'), readAddress)
  if (decoded.outcome !== 'ok') throw new Error(decoded.outcome)
  // what Metaplex keeps behind the texts (fees, flags, edition nonce) is no part of the state
  const known = 65 + 3 * 4 + 32 + 10 + 200
  const bytes = Buffer.from(fixture.data, 'base64').subarray(0, known)
  expect(Buffer.from(encodeAccount(decoded.value)).subarray(0, known)).toEqual(bytes)
})
