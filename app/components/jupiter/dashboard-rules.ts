import type { DcaOrderWire, LimitOrderWire } from '~/contracts/order'
import type { DcaDashboardRow, LimitDashboardRow } from '~/contracts/order-row'
import { dcaDrawn, dcaFigures, limitFigures, orderRules, sameRow } from '../orders/order-lists'

/** Rules by which the dashboard's lists compare rows and apply updates. */
export const dcaDashboardRules = orderRules<DcaOrderWire, DcaDashboardRow>(
  sameRow([...dcaFigures, 'inputMintPrice'], [...dcaDrawn, 'userPublicKey']),
)
export const limitDashboardRules = orderRules<LimitOrderWire, LimitDashboardRow>(sameRow(limitFigures))
