import type { SpotOrderDetails } from '~/contracts/order-details'

/**
 * Amounts that an order has sold and bought so far, UI units. An amount is `null` if the decimals of its
 * token are unknown.
 */
export interface OrderSums {
  /** Amount of the input token when the order was opened. */
  readonly given: number | null
  readonly used: number | null
  readonly received: number | null
}

/** Returns the amounts of a spot order in one form, because each program names the fields differently. */
export function orderSums(details: SpotOrderDetails): OrderSums {
  switch (details.dex) {
    case 'Jupiter DCA': {
      const { inDeposited, inUsed, outReceived } = details.order
      return { given: inDeposited, used: inUsed, received: outReceived }
    }
    case 'Jupiter Limit': {
      const { oriMakingAmount, makingAmount, oriTakingAmount, takingAmount } = details.order
      return {
        given: oriMakingAmount,
        used: difference(oriMakingAmount, makingAmount),
        received: difference(oriTakingAmount, takingAmount),
      }
    }
    case 'Kamino': {
      const { initialInputAmount, remainingInputAmount, filledOutputAmount } = details.order
      return {
        given: initialInputAmount,
        used: difference(initialInputAmount, remainingInputAmount),
        received: filledOutputAmount,
      }
    }
  }
}

/**
 * Returns the limit price of an order, in the paying token per traded token. `undefined`: the order is a DCA
 * order, or the price is unknown.
 */
export function limitPrice(details: SpotOrderDetails): number | undefined {
  switch (details.dex) {
    case 'Jupiter DCA':
      return undefined
    case 'Jupiter Limit': {
      const { oriMakingAmount, oriTakingAmount, buy } = details.order
      return priceOf(oriMakingAmount, oriTakingAmount, buy)
    }
    case 'Kamino': {
      const { initialInputAmount, expectedOutputAmount, buy } = details.order
      return priceOf(initialInputAmount, expectedOutputAmount, buy)
    }
  }
}

/**
 * Returns the average execution price of an order, in the paying token per traded token. `undefined`: the
 * order has no execution yet, or the price is unknown.
 */
export function averagePrice({ used, received }: OrderSums, buy: boolean): number | undefined {
  return priceOf(used, received, buy)
}

function priceOf(given: number | null, got: number | null, buy: boolean): number | undefined {
  const [paid, traded] = buy ? [given, got] : [got, given]
  if (paid === null || traded === null || paid <= 0 || traded <= 0) return undefined
  return paid / traded
}

/** Formats the length of a cycle: `45 s`, `5 min`, `2 h 30 min`, `3 d`. */
export function cycleText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor((seconds % 86_400) / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const
  const reported = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return reported.length === 0 ? '0 s' : reported.slice(0, 2).join(' ')
}

function difference(whole: number | null, rest: number | null): number | null {
  return whole === null || rest === null ? null : whole - rest
}
