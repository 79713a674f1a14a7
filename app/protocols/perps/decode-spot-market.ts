import type { Address } from '~/domain/base/ids'
import { type SpotMarketState, scaleDigits } from '~/domain/perp/spot-market'
import type { AddressReader } from '~/solana/address/address-reader'
import { i64At, u128At, viewOf } from '~/solana/bytes/byte-reader'
import { corrupt, type Decoded, ok } from '../protocol'
import { fixedTextAt, isTime, secondsAt } from './fields'
import { nameLength, type PerpsLayout } from './layout'

/** Decodes an account. The caller must have checked owner and discriminator. */
export type DecodeSpotMarket = (
  key: Address,
  data: Uint8Array,
  addressAt: AddressReader,
) => Decoded<SpotMarketState>

/** Creates a decoder for the SpotMarket accounts of one layout. */
export function createSpotMarketDecoder(layout: PerpsLayout): DecodeSpotMarket {
  const { spotMarket: at, variants } = layout
  return (key, data, addressAt) => {
    if (data.length < at.leastSize) return corrupt(`SpotMarket has ${data.length} bytes, not ${at.leastSize}`)
    const view = viewOf(data)
    const status = view.getUint8(at.status)
    if (status >= variants.MarketStatus) return corrupt(`market status is ${status}`)
    const decimals = view.getUint32(at.decimals, true)
    if (decimals > scaleDigits) return corrupt(`mint has ${decimals} decimals`)
    const oracleAt = secondsAt(view, at.lastOraclePriceTwapTs)
    if (!isTime(oracleAt)) return corrupt(`time at byte ${at.lastOraclePriceTwapTs} is out of range`)
    return ok({
      kind: 'spot-market',
      protocol: layout.protocol,
      key,
      marketIndex: view.getUint16(at.marketIndex, true),
      name: fixedTextAt(data, at.name, nameLength),
      mint: addressAt(view, at.mint),
      decimals,
      status,
      poolId: view.getUint8(at.poolId),
      oraclePriceRaw: i64At(view, at.lastOraclePrice),
      oracle: addressAt(view, at.oracle),
      oracleAt,
      depositBalanceRaw: u128At(view, at.depositBalance),
      borrowBalanceRaw: u128At(view, at.borrowBalance),
      cumulativeDepositInterestRaw: u128At(view, at.cumulativeDepositInterest),
      cumulativeBorrowInterestRaw: u128At(view, at.cumulativeBorrowInterest),
    })
  }
}
