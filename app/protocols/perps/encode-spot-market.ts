import type { SpotMarketState } from '~/domain/perp/spot-market'
import { addressBytes } from '~/solana/address/address-reader'
import { viewOf } from '~/solana/bytes/byte-reader'
import { write128, writeFixedText } from './fields'
import { accountDiscriminators, nameLength, type SpotMarketLayout } from './layout'

/** Encodes an account. Fields that are not part of the state are zero. */
export type EncodeSpotMarket = (state: SpotMarketState) => Uint8Array

/** Creates an encoder for SpotMarket accounts of full size. It is the inverse of the decoder of the layout. */
export function createSpotMarketEncoder(at: SpotMarketLayout): EncodeSpotMarket {
  return (state) => {
    const bytes = new Uint8Array(at.encodedSize)
    const view = viewOf(bytes)
    bytes.set(accountDiscriminators.SpotMarket)
    bytes.set(addressBytes(state.key), at.pubkey)
    bytes.set(addressBytes(state.mint), at.mint)
    writeFixedText(bytes, at.name, nameLength, state.name)
    bytes.set(addressBytes(state.oracle), at.oracle)
    view.setBigInt64(at.lastOraclePrice, state.oraclePriceRaw, true)
    view.setBigInt64(at.lastOraclePriceTwapTs, BigInt(state.oracleAt), true)
    write128(view, at.depositBalance, state.depositBalanceRaw)
    write128(view, at.borrowBalance, state.borrowBalanceRaw)
    write128(view, at.cumulativeDepositInterest, state.cumulativeDepositInterestRaw)
    write128(view, at.cumulativeBorrowInterest, state.cumulativeBorrowInterestRaw)
    view.setUint32(at.decimals, state.decimals, true)
    view.setUint16(at.marketIndex, state.marketIndex, true)
    view.setUint8(at.status, state.status)
    view.setUint8(at.poolId, state.poolId)
    return bytes
  }
}
