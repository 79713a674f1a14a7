import { formatGridUsd } from '~/domain/format/format-dollars'

export const listFiltersText = {
  filtersOf: (what: string) => `Filters of ${what}`,
  sideOf: (what: string) => `Side of ${what}`,
  sides: { both: 'Both', buy: 'Buy', sell: 'Sell' },
  minUsdOf: (what: string) => `Minimum value of ${what}`,
  any: 'Any $',
  atLeast: (usd: number) => `≥ $${formatGridUsd(usd)}`,
  minUsd: 'Min $',
  minUsdLabel: (what: string) => `Minimum value of ${what}, USD`,
  apply: 'Apply',
} as const
