import { formatUsd } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { NumberCell } from '~/ui/table/number-cell'
import { onlyPhone } from '~/ui/theme/text-style.css'

/** A value in USD. The header of its column has the dollar sign; phones have no header, so the cell shows it. */
export function DollarCell({ usd }: { readonly usd: number | null }) {
  return (
    <>
      {usd === null ? null : <span className={onlyPhone}>$</span>}
      <NumberCell number={mapNullable(usd, formatUsd)} abbreviated />
    </>
  )
}
