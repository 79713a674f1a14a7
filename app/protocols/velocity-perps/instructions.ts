import type { InstructionLayouts } from '~/solana/transaction/instruction-layout'

/**
 * Instructions that the simulated cluster uses in its transactions. The program expects oracles, markets and
 * makers after the accounts that are listed here. The two fields of the builder in `placePerpOrder` are inferred
 * from the order of the fields in the program's SDK.
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
      oraclePriceOffset: { option: 'i64' },
      auctionDuration: { option: 'u8' },
      auctionStartPrice: { option: 'i64' },
      auctionEndPrice: { option: 'i64' },
      builderIdx: { option: 'u8' },
      builderFeeTenthBps: { option: 'u16' },
    },
  },
  fillPerpOrder: {
    discriminator: '0dbcf86786d96af0',
    accounts: { state: 'r', authority: 's', filler: 'w', fillerStats: 'w', user: 'w', userStats: 'w' },
    args: { orderId: { option: 'u32' }, makerOrderId: { option: 'u32' } },
  },
  triggerOrder: {
    discriminator: '3f7033e9e82ff0c7',
    accounts: { state: 'r', authority: 's', filler: 'w', user: 'w', userStats: 'w' },
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

/**
 * Names of other instructions, by their first bytes (hex). Those with `V1` are for orders in an order-book
 * account. Updates by keepers begin with four bytes `ff` instead of a discriminator. They are the most frequent.
 */
export const otherInstructions: ReadonlyMap<string, string> = new Map([
  ['a8495ba11229fc5e', 'placeAndTakeV1'],
  ['1d8848953fde8660', 'placeAndMakeV1'],
  ['33b85322a3b89547', 'cancelOrderV1'],
  ['3b2f1afe0523e0e2', 'cancelOrdersV1'],
  ['a35e121e64c77083', 'modifyOrderV1'],
  ['ee778f5c4ff8c798', 'triggerLimitOrderV1'],
  ['7ec0d2da6cb1052a', 'triggerMarketOrderV1'],
  ['4a28e37ffc524308', 'placeTriggerOrdersV1'],
  ['daedaaf5278fa621', 'postPythLazerOracleUpdate'],
  ['204f658b1906620f', 'placeSignedMsgTakerOrder'],
  ['ffffffff', 'keeper update'],
])
