import type { InstructionLayouts } from '~/solana/transaction/instruction-layout'

/**
 * Instructions that the simulated cluster uses in its transactions. The program expects oracles, markets and
 * makers after the accounts that are listed here.
 */
export const instructionLayouts = {
  placePerpOrder: {
    discriminator: '45a15dca787e4cb9',
    accounts: { state: 'r', user: 'w', authority: 's' },
    args: {
      orderType: 'u8',
      marketType: 'u8',
      direction: 'u8',
      userOrderId: 'u8',
      baseAssetAmount: 'u64',
      price: 'u64',
      marketIndex: 'u16',
      reduceOnly: 'bool',
      postOnly: 'u8',
      bitFlags: 'u8',
      maxTs: { option: 'i64' },
      triggerPrice: { option: 'u64' },
      triggerCondition: 'u8',
      oraclePriceOffset: { option: 'i32' },
      auctionDuration: { option: 'u8' },
      auctionStartPrice: { option: 'i64' },
      auctionEndPrice: { option: 'i64' },
    },
  },
  fillPerpOrder: {
    discriminator: '0dbcf86786d96af0',
    accounts: { state: 'r', authority: 's', filler: 'w', fillerStats: 'w', user: 'w', userStats: 'w' },
    args: { orderId: { option: 'u32' }, makerOrderId: { option: 'u32' } },
  },
  triggerOrder: {
    discriminator: '3f7033e9e82ff0c7',
    accounts: { state: 'r', authority: 's', filler: 'w', user: 'w' },
    args: { orderId: 'u32' },
  },
  cancelOrder: {
    discriminator: '5f81edf00831df84',
    accounts: { state: 'r', user: 'w', authority: 's' },
    args: { orderId: { option: 'u32' } },
  },
  settlePnl: {
    discriminator: '2b3dea2d0f5f9899',
    accounts: { state: 'r', user: 'w', authority: 's', spotMarketVault: 'r' },
    args: { marketIndex: 'u16' },
  },
  updateFundingRate: {
    discriminator: 'c9b274d4a69048ee',
    accounts: { state: 'r', perpMarket: 'w', oracle: 'r' },
    args: { marketIndex: 'u16' },
  },
} as const satisfies InstructionLayouts
