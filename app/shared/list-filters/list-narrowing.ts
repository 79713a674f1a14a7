import type { ListQuerySpec, Narrowing } from '~/ui/table/list-query'
import {
  assign,
  choiceParam,
  flagParam,
  hrefWith,
  type Place,
  pageParam,
  readParam,
  type UrlParam,
} from '~/ui/url/url-param'

/** Sides by which a list of orders or trades can be filtered. */
export const listSides = ['both', 'buy', 'sell'] as const
export type ListSide = (typeof listSides)[number]

/** Minimum values that a list offers, USD. Any other value can be typed. */
export const minUsdChoices = [1_000, 10_000, 50_000] as const

/** What the visitor has chosen in the filters of a list. */
export interface ListChoice {
  readonly side: ListSide
  /** Minimum value, USD; 0: all values. */
  readonly minUsd: number
}

/** Returns the parameter for a minimum value in USD. */
export function minUsdParam(name: string): UrlParam<number> {
  return {
    name,
    fallback: 0,
    parse: (text) => {
      const plain = text.replaceAll(',', '').trim()
      return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
    },
    format: String,
  }
}

/** Returns the URL parameters of a list's filters. `name` is the prefix of the list's parameters. */
export function choiceParams(name: string) {
  return {
    side: choiceParam<ListSide>(`${name}.side`, listSides, 'both'),
    minUsd: minUsdParam(`${name}.min`),
    page: pageParam(`${name}.page`),
    byFive: flagParam(`${name}.byFive`),
  } as const
}

/** Reads the choice of a list from a URL. Never fails. */
export function readChoice(name: string, params: URLSearchParams): ListChoice {
  const { side, minUsd } = choiceParams(name)
  return { side: readParam(side, params), minUsd: readParam(minUsd, params) }
}

/** Returns the URL of the first page of a list under another choice. All other parameters are kept. */
export function choiceHref(name: string, choice: ListChoice, at: Place): string {
  const { side, minUsd, page, byFive } = choiceParams(name)
  return hrefWith(
    at,
    assign(side, choice.side),
    assign(minUsd, choice.minUsd),
    assign(page, 1),
    assign(byFive, false),
  )
}

/** Returns a choice as parameters of a list. */
export function narrowingOf({ side, minUsd }: ListChoice): Narrowing {
  return { ...(side !== 'both' && { side }), ...(minUsd > 0 && { minAmountUsd: minUsd }) }
}

/** Returns the list with filters. Its parsed query has the parameters of `Narrowing`. */
export function narrowable<Filter extends string, SortField extends string>(
  spec: ListQuerySpec<Filter, SortField>,
): ListQuerySpec<Filter, SortField> {
  return { ...spec, narrow: (params) => narrowingOf(readChoice(spec.name, params)) }
}

/** Returns whether an order matches the filters of a list. An unknown value does not match a minimum. */
export function isWithin(
  { side, minAmountUsd }: Narrowing,
  order: { readonly buy: boolean; readonly amountUsd: number | null },
): boolean {
  const isSide = side === undefined || order.buy === (side === 'buy')
  return isSide && (minAmountUsd === undefined || (order.amountUsd ?? -1) >= minAmountUsd)
}

/** Order with the fields that the filters compare. */
type ComparedOrder = Parameters<typeof isWithin>[1]

/** Returns the check whether a changed order can be in a list. `undefined`: the list is not narrowed. */
export function concernsOf(query: Narrowing): ((order: ComparedOrder) => boolean) | undefined {
  const isNarrowed = query.side !== undefined || query.minAmountUsd !== undefined
  return isNarrowed ? (order) => isWithin(query, order) : undefined
}

/** Returns the filters as API parameters of a CSV file. */
export function csvOf({ side, minAmountUsd }: Narrowing): Readonly<Record<string, string>> {
  return {
    ...(side !== undefined && { side }),
    ...(minAmountUsd !== undefined && { minAmountUsd: String(minAmountUsd) }),
  }
}
