import { driftMethods } from './methods/drift-methods'
import { kaminoMethods } from './methods/kamino-methods'
import type { Method } from './methods/method'
import { orderMethods } from './methods/order-methods'
import { priceMethods } from './methods/price-methods'
import { serviceMethods } from './methods/service-methods'
import { volumeMethods } from './methods/volume-methods'

/** Explanations of all computed numbers. Popovers and `/methodology` both use them. */
export const methods = {
  ...orderMethods,
  ...priceMethods,
  ...volumeMethods,
  ...kaminoMethods,
  ...driftMethods,
  ...serviceMethods,
} as const

/** Id of a number, in code and as the `#` anchor on `/methodology`. */
export type MethodId = keyof typeof methods

/** A group of related numbers. */
export interface MethodGroup {
  readonly id: string
  readonly title: string
  readonly methods: Readonly<Record<string, Method>>
}

/** All groups, in the order of `/methodology`. */
export const methodGroups: readonly MethodGroup[] = [
  { id: 'orders', title: 'Orders', methods: orderMethods },
  { id: 'prices', title: 'Prices and candles', methods: priceMethods },
  { id: 'volume', title: 'Volume and pressure', methods: volumeMethods },
  { id: 'kamino', title: 'Kamino', methods: kaminoMethods },
  { id: 'drift', title: 'Drift', methods: driftMethods },
  { id: 'service', title: 'The service itself', methods: serviceMethods },
]
