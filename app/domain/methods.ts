import { driftMethods } from './methods/drift-methods'
import { kaminoMethods } from './methods/kamino-methods'
import type { Method } from './methods/method'
import { orderMethods } from './methods/order-methods'
import { priceMethods } from './methods/price-methods'
import { serviceMethods } from './methods/service-methods'
import { volumeMethods } from './methods/volume-methods'

/** How every computed number of the product comes about: the one source of its popovers and of `/methodology` (B5). */
export const methods = {
  ...orderMethods,
  ...priceMethods,
  ...volumeMethods,
  ...kaminoMethods,
  ...driftMethods,
  ...serviceMethods,
} as const

/** Names a number, in code and after the `#` of its place on `/methodology`. */
export type MethodId = keyof typeof methods

/** Numbers that belong together. */
export interface MethodGroup {
  readonly id: string
  readonly title: string
  readonly methods: Readonly<Record<string, Method>>
}

/** All numbers, in the order in which `/methodology` explains them. */
export const methodGroups: readonly MethodGroup[] = [
  { id: 'orders', title: 'Orders', methods: orderMethods },
  { id: 'prices', title: 'Prices and candles', methods: priceMethods },
  { id: 'volume', title: 'Volume and pressure', methods: volumeMethods },
  { id: 'kamino', title: 'Kamino', methods: kaminoMethods },
  { id: 'drift', title: 'Drift', methods: driftMethods },
  { id: 'service', title: 'The service itself', methods: serviceMethods },
]
