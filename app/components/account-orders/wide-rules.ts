import type { DcaOrderWire } from '~/contracts/order'
import { dcaDrawn, dcaFigures, orderRules, sameRow } from '../orders/order-lists'

/** Token amounts that change while an order runs and that only the table of all fields shows. */
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

/** Rules by which the table of all fields compares rows and applies updates. */
export const wideRules = orderRules<DcaOrderWire, DcaOrderWire>(
  sameRow(
    [...dcaFigures, 'inputMintPrice', 'outputMintPrice', ...wideAmounts],
    [...dcaDrawn, 'userPublicKey', 'minOutAmount', 'maxOutAmount', 'idx', 'bump'],
  ),
)
