// Prints the next three events of the stream, or fewer events if no more arrive within 20 seconds. `break`
// ends the loop and also closes the connection.
import { sextant } from './connect.ts'

let left = 3
for await (const event of sextant.stream({
  topics: ['prices', 'dca'],
  signal: AbortSignal.timeout(20_000),
})) {
  if (event.topic === 'prices')
    for (const { marketName, lastOraclePrice } of event.data.prices)
      console.log(`${marketName}: $${lastOraclePrice}`)
  else if (event.topic === 'dca')
    console.log(
      event.data.resync
        ? 'too many changes: reload the list'
        : `${event.data.rows.length} DCA orders changed`,
    )
  else console.log(`as of slot ${event.data.dca.dataSlot ?? 'unknown'}`)
  left -= 1
  if (left === 0) break
}
