import { readAddress } from '~/solana/address/address-reader'
import { familyCase, plain, testProtocol } from '../contract.case'
import { address, base64 } from '../parse.fixture'
import type { AccountFixture } from '../protocol-subject.fixture'
import { decodeMetadata } from './decode-metadata'
import { decodeMint } from './decode-mint'
import { encodeMint } from './encode'
import metadata from './fixtures/metaplex_metadata_scnSOL.json'
import mintJitoSol from './fixtures/mint_JitoSOL.json'
import mintStSol from './fixtures/mint_stSOL.json'
import mintUsdc from './fixtures/mint_USDC.json'
import mintUsdt from './fixtures/mint_USDT.json'
import { splToken } from './index'
import { token2022Mint } from './token-2022.fixture'

const anyKey = address('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

const mints = [mintUsdc, mintUsdt, mintJitoSol, mintStSol].map((fixture): AccountFixture => {
  const { decoded } = fixture
  return {
    title: fixture.pubkey,
    key: address(fixture.pubkey),
    owner: address(fixture.owner),
    data: base64(fixture.data),
    oracle: {
      kind: 'mint',
      tokenProgram: fixture.owner,
      supplyRaw: decoded.supply,
      decimals: decoded.decimals,
      mintAuthority: decoded.mintAuthority,
      freezeAuthority: decoded.freezeAuthority,
      metadata: null,
      extensions: [],
      uiScale: null,
    },
  }
})

/**
 * Returns whether a mint that is truncated to this length is still valid. Valid are the plain mint, and a
 * mint that is cut at the end of an extension. Up to three more bytes are valid too, because they are too few
 * for another extension. The extensions have 32, 108 and 64 bytes of data.
 */
function isTokenMintWithoutItsLastExtensions(length: number): boolean {
  const ends = [166, 166 + 36, 166 + 36 + 112, 166 + 36 + 112 + 68]
  return length === 82 || ends.some((end) => length >= end && length < end + 4)
}

testProtocol({
  protocol: splToken,
  families: [
    familyCase({
      name: 'Mint',
      fixtures: mints,
      discriminatorLength: 0,
      growable: false,
      decode: (data) => decodeMint(anyKey, tokenProgram, data, readAddress),
      encode: encodeMint,
      tell: ({ key, ...mint }) => plain(mint),
    }),
    familyCase({
      name: 'Token-2022 mint',
      fixtures: [token2022Mint],
      discriminatorLength: 0,
      growable: false,
      wholeAt: isTokenMintWithoutItsLastExtensions,
      decode: (data) => decodeMint(token2022Mint.key, token2022Mint.owner, data, readAddress),
      tell: ({ key, ...mint }) => plain(mint),
    }),
    familyCase({
      name: 'Metaplex metadata',
      fixtures: [
        {
          title: metadata.pubkey,
          key: address(metadata.pubkey),
          owner: address(metadata.owner),
          data: base64(metadata.data),
          oracle: {
            kind: 'token-metadata',
            mint: metadata.decoded.mint,
            updateAuthority: metadata.decoded.updateAuthority,
            name: metadata.decoded.name,
            symbol: metadata.decoded.symbol,
            uri: metadata.decoded.uri,
          },
        },
      ],
      discriminatorLength: 1,
      // A valid account contains name, symbol, uri and the seller's fee. Newer versions of Metaplex have
      // added the fields after the seller's fee.
      wholeAt: (length) => length >= 65 + 3 * 4 + 32 + 10 + 200 + 2,
      decode: (data) => decodeMetadata(anyKey, data, readAddress),
      tell: ({ key, ...text }) => plain(text),
    }),
  ],
  transactions: [],
})
