import { trustedAddress } from '~/domain/base/ids'
import { addressBytes } from '~/solana/address/address-reader'
import type { AccountFixture } from '../protocol-subject.fixture'
import { token2022ProgramId } from './layout'

/** Address of PYUSD, and an authority, for mints that the tests build. */
export const mintKey = trustedAddress('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo')
export const authority = trustedAddress('AzZRvyyMHBm8EHEksWxq4ozFL7JxLMydCDMGhqM6BVck')

/** Builds a Token-2022 mint with 6 decimals and the given extension entries. */
export function composeMint(...entries: readonly Buffer[]): Buffer {
  const base = Buffer.alloc(166)
  base.writeUInt32LE(1, 0)
  base.set(addressBytes(authority), 4)
  base.writeBigUInt64LE(123_456_789n, 36)
  base[44] = 6
  base[45] = 1
  base[165] = 1
  return Buffer.concat([base, ...entries])
}

/** Builds an extension entry. `length` is the length that its header declares. */
export function entry(type: number, data: Buffer, length = data.length): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt16LE(type, 0)
  header.writeUInt16LE(length, 2)
  return Buffer.concat([header, data])
}

/** Builds a borsh string. `length` is the length that its header declares. */
export function borshText(text: string | Buffer, length = Buffer.byteLength(text)): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt32LE(length)
  return Buffer.concat([header, Buffer.from(text)])
}

/** Builds the extension that points to the account with the metadata. */
export function pointerTo(address = mintKey): Buffer {
  return entry(18, Buffer.concat([Buffer.alloc(32), addressBytes(address)]))
}

/** Builds the extension that contains the metadata. */
export function metadataEntry(...texts: readonly Buffer[]): Buffer {
  return entry(19, Buffer.concat([Buffer.alloc(32), addressBytes(mintKey), ...texts, Buffer.alloc(4)]))
}

export const payPalTexts = [
  borshText('PayPal USD'),
  borshText('PYUSD'),
  borshText('https://token-metadata.paxos.com/pyusd.json'),
]

/** A mint that is similar to PYUSD. */
export const token2022Mint: AccountFixture = {
  title: 'by hand',
  key: mintKey,
  owner: token2022ProgramId,
  data: composeMint(
    entry(3, Buffer.alloc(32)),
    entry(1, Buffer.alloc(108)),
    pointerTo(),
    metadataEntry(...payPalTexts),
  ),
  oracle: {
    kind: 'mint',
    tokenProgram: token2022ProgramId,
    supplyRaw: '123456789',
    decimals: 6,
    mintAuthority: authority,
    freezeAuthority: null,
    metadata: { name: 'PayPal USD', symbol: 'PYUSD', uri: 'https://token-metadata.paxos.com/pyusd.json' },
    extensions: [3, 1, 18, 19],
    uiScale: null,
  },
}
