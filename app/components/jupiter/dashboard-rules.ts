import type { DcaOrderWire, LimitOrderWire } from '~/contracts/order'
import type { DcaDashboardRow, LimitDashboardRow } from '~/contracts/order-row'
import { dcaDrawn, dcaFigures, limitFigures, orderRules, sameRow } from '../orders/order-lists'

/** How the dashboard's lists tell their rows apart and take them in. */
export const dcaDashboardRules = orderRules<DcaOrderWire, DcaDashboardRow>(
  sameRow([...dcaFigures, 'inputMintPrice'], [...dcaDrawn, 'userPublicKey']),
)
export const limitDashboardRules = orderRules<LimitOrderWire, LimitDashboardRow>(sameRow(limitFigures))
