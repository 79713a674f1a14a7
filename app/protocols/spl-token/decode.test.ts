import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { MintState, TokenMetadataState } from '~/domain/token/token'
import { addressBytes, readAddress } from '~/solana/address/address-reader'
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
} from './token-2022.fixture'

function decodeMint(data: Uint8Array, owner = token2022ProgramId) {
  return decodeAccount(mintKey, owner, data, readAddress)
}

test('ignores metadata in a mint that points to another account', () => {
  const data = composeMint(pointerTo(authority), metadataEntry(...payPalTexts))
  expect(decodeMint(data)).toMatchObject({
    outcome: 'ok',
    value: { metadata: undefined, extensions: [18, 19] },
  })
})

test('rejects metadata of another mint as corrupt', () => {
  const other = Buffer.concat([Buffer.alloc(32), addressBytes(authority), ...payPalTexts, Buffer.alloc(4)])
  expect(decodeMint(composeMint(entry(19, other))).outcome).toBe('corrupt')
})

test('ends extensions at type 0 and treats a rest too short for an entry as padding', () => {
  const ended = composeMint(entry(9, Buffer.alloc(0)), entry(0, Buffer.alloc(40), 9999))
  expect(decodeMint(ended)).toMatchObject({ outcome: 'ok', value: { extensions: [9] } })
  const padded = composeMint(entry(9, Buffer.alloc(0)), Buffer.of(7, 7, 7))
  expect(decodeMint(padded)).toMatchObject({ outcome: 'ok', value: { extensions: [9] } })
})

test('rejects an extension that claims more bytes than exist as corrupt', () => {
  expect(decodeMint(composeMint(entry(77, Buffer.alloc(10), 11)))).toEqual({
    outcome: 'corrupt',
    reason: 'extension 77 has 11 bytes at byte 166',
  })
})

test('rejects an extension of an invalid size as corrupt', () => {
  expect(decodeMint(composeMint(entry(18, Buffer.alloc(63)))).outcome).toBe('corrupt')
})

test.each([0xffff_ffff, 0x7fff_ffff, 1000])('rejects a text that claims %i bytes as corrupt', (length) => {
  const texts = [borshText('PayPal USD', length), borshText('PYUSD'), borshText('')]
  expect(decodeMint(composeMint(pointerTo(), metadataEntry(...texts))).outcome).toBe('corrupt')
})

test('truncates huge names and symbols and drops a huge uri', () => {
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

test('truncates a text between characters and keeps replacement characters for invalid UTF-8', () => {
  const texts = [borshText(`a${'☃'.repeat(100)}`), borshText(Buffer.of(0x41, 0xff, 0x42)), borshText('')]
  const decoded = decodeMint(composeMint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({
    outcome: 'ok',
    value: { metadata: { name: `a${'☃'.repeat(85)}`, symbol: 'A\ufffdB' } },
  })
})

test('removes NULs inside a text', () => {
  const texts = [borshText('\0US\0DC\0'), borshText('U\0'), borshText('')]
  const decoded = decodeMint(composeMint(pointerTo(), metadataEntry(...texts)))
  expect(decoded).toMatchObject({ outcome: 'ok', value: { metadata: { name: 'USDC', symbol: 'U' } } })
})

function metadataWith(name: Buffer): Buffer {
  const head = Buffer.concat([Buffer.of(4), addressBytes(authority), addressBytes(mintKey)])
  return Buffer.concat([head, name, borshText('S'), borshText(''), Buffer.alloc(2)])
}

test('rejects Metaplex metadata beyond its limits or its end as corrupt', () => {
  const decode = (data: Buffer) => decodeAccount(mintKey, metaplexProgramId, data, readAddress).outcome
  expect(decode(metadataWith(borshText('n'.repeat(32))))).toBe('ok')
  expect(decode(metadataWith(borshText('n'.repeat(33))))).toBe('corrupt')
  expect(decode(metadataWith(borshText('n', 0xffff_ffff)))).toBe('corrupt')
  expect(decode(metadataWith(borshText('n')).subarray(0, 70))).toBe('corrupt')
})

test('ignores other accounts of the three programs', () => {
  expect(decodeMint(Buffer.alloc(165), tokenProgramId).outcome).toBe('notMine')
  expect(decodeMint(Buffer.alloc(355), tokenProgramId).outcome).toBe('notMine')
  expect(decodeMint(Buffer.alloc(0), tokenProgramId).outcome).toBe('notMine')
  const tokenAccount = composeMint()
  tokenAccount[165] = 2
  expect(decodeMint(tokenAccount).outcome).toBe('notMine')
  expect(decodeAccount(mintKey, metaplexProgramId, Buffer.of(6, 1, 2), readAddress).outcome).toBe('notMine')
})

test('ignores a mint that was never initialized', () => {
  expect(decodeMint(Buffer.alloc(82), tokenProgramId).outcome).toBe('notMine')
})

test('rejects bytes that no token program writes as corrupt', () => {
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

test('ignores accounts of other programs', () => {
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

test('decodes what it encoded to the same state', () => {
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

test('encodes real metadata to its original bytes', () => {
  const fixture = metadataFixture
  const key = trustedAddress(fixture.pubkey)
  const decoded = decodeAccount(key, metaplexProgramId, Buffer.from(fixture.data, 'base64'), readAddress)
  if (decoded.outcome !== 'ok') throw new Error(decoded.outcome)
  // Metaplex stores fees, flags and the edition nonce after the strings. They are not part of the state.
  const known = 65 + 3 * 4 + 32 + 10 + 200
  const bytes = Buffer.from(fixture.data, 'base64').subarray(0, known)
  expect(Buffer.from(encodeAccount(decoded.value)).subarray(0, known)).toEqual(bytes)
})
