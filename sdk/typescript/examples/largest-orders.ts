// Prints the largest active DCA orders.
import { sextant } from './connect.ts'

const { data, dataTime, source } = await sextant.ask('/api/dca/all', {
  query: { filter: 'active', sortField: 'amountUsd', sortOrder: 'desc', size: 5 },
})
console.log(
  `${data.totalElements} active DCA orders (${source}, as of ${dataTime?.toISOString() ?? 'unknown'})`,
)
for (const { inputTokenSymbol, outputTokenSymbol, amountUsd, progress } of data.content) {
  const worth = amountUsd === null ? 'unknown worth' : `$${amountUsd.toFixed(2)}`
  console.log(
    `${inputTokenSymbol ?? '?'} → ${outputTokenSymbol ?? '?'}: ${worth}, ${progress?.toFixed(1) ?? '?'} % done`,
  )
}
