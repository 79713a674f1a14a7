// Reads all open limit orders, page by page. Requests only three fields of each row, to keep responses small.
import { sextant } from './connect.ts'

const makers = new Map<string, number>()
let orders = 0
for await (const { maker } of sextant.rows('/api/limit/all', {
  query: { filter: 'active', size: 250, fields: ['publicKey', 'maker', 'createdAt'] },
})) {
  orders += 1
  makers.set(maker, (makers.get(maker) ?? 0) + 1)
}
console.log(`${orders} open limit orders of ${makers.size} wallets`)
