import type { SearchResultWire } from '~/contracts/token'
import { formatPriceInFull } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { NumberCell } from '~/ui/table/number-cell'

/** Price of a search result, USD. */
export function PriceOf({ hit }: { readonly hit: Pick<SearchResultWire, 'price'> }) {
  return <NumberCell number={mapNullable(hit.price, formatPriceInFull)} />
}
