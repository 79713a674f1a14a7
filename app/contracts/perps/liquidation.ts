import { z } from 'zod'
import { type LiquidationsView, type LiquidationView, liquidationKinds } from '~/domain/perp/liquidation-view'
import { chosenVenues } from '~/domain/perp/venue-choice'
import { perpVenues } from '~/domain/protocol/venues'
import { liquidationsMark } from '~/domain/service/list-mark'
import { orNull } from '../schema/absent'
import { cursorParameter, placeFault, tapePlaceForm } from '../schema/cursor'
import { address, baseAmount, epochSeconds, priceUsdOrNull, slot, usd } from '../schema/fields'
import { pageOf, pageToWire } from '../schema/page'
import { pageParameters } from '../schema/parameters'
import { perpTradeFilters } from './perp-requests'
import { venueField, withVenueChoice } from './venue'

const { size } = pageParameters(50)

/** Request for `/api/perps/liquidations`. */
export const liquidationsRequest = withVenueChoice(
  z.object({
    market: perpTradeFilters.shape.market,
    user: perpTradeFilters.shape.user.describe(
      'Liquidated trader or liquidator: a wallet, or one of its User accounts.',
    ),
    size,
    after: cursorParameter(tapePlaceForm).optional(),
  }),
).superRefine((request, context) => {
  // The mark of a cursor does not depend on the order of the venues.
  const mark = liquidationsMark(chosenVenues(request.venue, perpVenues[0]), request)
  const fault = placeFault({ after: request.after, page: 1 }, mark)
  if (fault !== undefined) context.addIssue({ code: 'custom', path: ['after'], message: fault })
})

/** A liquidation of a perp position. */
export const liquidationWire = z.object({
  id: z.string().describe('Unique id: the transaction signature and the position in the transaction.'),
  time: epochSeconds,
  venue: venueField,
  marketIndex: z.number().int(),
  marketKey: address.nullable(),
  marketName: z.string(),
  kind: z.enum(liquidationKinds).describe('`position_takeover`: the liquidator took over the position.'),
  user: address.nullable().describe('Liquidated User account. Null = unknown.'),
  liquidator: address.nullable().describe('User account of the liquidator. Null = unknown.'),
  side: z
    .enum(['buy', 'sell'])
    .describe('Fill of the liquidated account: `sell` closed a long, `buy` a short.'),
  size: baseAmount,
  sizeUsd: usd,
  priceUsd: priceUsdOrNull.describe('USD per UI unit of the base. Null = unknown.'),
  signature: z.string().describe('Transaction signature.'),
  slot,
})
export const liquidationPage = pageOf(liquidationWire)

/** Converts a page of liquidations to the API format. */
export function liquidationsToWire(view: LiquidationsView): z.infer<typeof liquidationPage> {
  const { content, ...page } = pageToWire(view, liquidationToWire)
  return { ...page, content: [...content] }
}

function liquidationToWire(row: LiquidationView): z.infer<typeof liquidationWire> {
  return {
    id: row.id,
    time: row.at,
    venue: row.venue,
    marketIndex: row.marketIndex,
    marketKey: orNull(row.marketKey),
    marketName: row.marketName,
    kind: row.kind,
    user: orNull(row.user),
    liquidator: orNull(row.liquidator),
    side: row.side,
    size: row.baseAmount,
    sizeUsd: row.quoteUsd,
    priceUsd: orNull(row.priceUsd),
    signature: row.signature,
    slot: row.slot,
  }
}
