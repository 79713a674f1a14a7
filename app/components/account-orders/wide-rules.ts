import type { DcaOrderWire } from '~/contracts/order'
import { dcaDrawn, dcaFigures, orderRules, sameRow } from '../orders/order-lists'

/** Amounts of tokens that only the wide table shows and that change while an order runs. */
export const wideAmounts = [
  'amount',
  'inDeposited',
  'inUsed',
  'inWithdrawn',
  'outReceived',
  'outWithdrawn',
  'inAmountPerCycle',
  'nextCycleAmountLeft',
  'keeperInBalanceBeforeBorrow',
  'dcaOutBalanceBeforeSwap',
] as const satisfies readonly (keyof DcaOrderWire)[]

/** How the table that shows every field tells its rows apart and takes them in. */
export const wideRules = orderRules<DcaOrderWire, DcaOrderWire>(
  sameRow(
    [...dcaFigures, 'inputMintPrice', 'outputMintPrice', ...wideAmounts],
    [...dcaDrawn, 'userPublicKey', 'minOutAmount', 'maxOutAmount', 'idx', 'bump'],
  ),
)
