import type { SearchResultWire } from '~/contracts/token'
import { formatPrice } from '~/domain/format'
import { ifKnown } from '~/lib/known'
import { NumberCell } from '~/ui/number-cell'

/** Price of a search result, USD. */
export function PriceOf({ hit }: { readonly hit: Pick<SearchResultWire, 'price'> }) {
  return <NumberCell number={ifKnown(hit.price, formatPrice)} />
}
