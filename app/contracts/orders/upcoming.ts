import { z } from 'zod'
import { rawToUiNumber } from '~/domain/base/amount'
import { pageCount, pageOffset } from '~/domain/base/page'
import { countedUpcoming, type UpcomingExecution, type UpcomingView } from '~/domain/order/upcoming-view'
import { upcomingMark } from '~/domain/service/list-mark'
import { mints } from '~/domain/token/mints'
import { orNull } from '../schema/absent'
import { cursorParameter, placeFault, upcomingPlaceForm } from '../schema/cursor'
import { address, epochSeconds, logoUrlOrNull, rawAmount, uiAmount, usdOrNull } from '../schema/fields'
import { pageOf, pageToWire } from '../schema/page'
import { mintParameter, oneOf, pageParameters, usdParameter } from '../schema/parameters'

const { page, size } = pageParameters(20)

/** Request for `/api/dca/upcoming`. */
export const upcomingRequest = z
  .object({
    tokenMint: mintParameter
      .prefault(mints.wSOL)
      .meta({ description: 'Token that the orders buy or sell.', example: mints.wSOL }),
    horizon: oneOf(['5m', '30m', '1h', '6h', '24h'])
      .default('24h')
      .describe('Time span of the list, from `asOf` on.'),
    side: oneOf(['buy', 'sell'])
      .optional()
      .describe('Only executions that buy (`buy`) or sell (`sell`) the token.'),
    minAmountUsd: usdParameter.optional().meta({
      description: 'Minimum value of an execution at the current price.',
      example: 100,
    }),
    page: page.meta({
      description: `Page number, starting at 1, up to row ${countedUpcoming.toLocaleString('en-US')}. For later rows use \`after\`.`,
      // The maximum is removed from the documentation, because the number of pages depends on `size`.
      maximum: undefined,
    }),
    size,
    after: cursorParameter(upcomingPlaceForm).optional(),
  })
  .superRefine((request, context) => {
    const fault = placeFault(request, upcomingMark(request))
    if (fault !== undefined) context.addIssue({ code: 'custom', path: ['after'], message: fault })
    // An invalid page or size already has an error of its own, and the product of the two is `NaN`.
    if (!(pageOffset(request) >= countedUpcoming)) return
    const message = `must be at most ${pageCount(countedUpcoming, request.size)} with size=${request.size}; for later rows use \`after\` with the \`cursor\` of the previous response`
    context.addIssue({ code: 'custom', path: ['page'], message })
  })

/** One planned cycle of a DCA order. */
export const upcomingExecutionWire = z.object({
  publicKey: address.describe('Account of the order.'),
  trader: address,
  time: epochSeconds,
  side: z.enum(['buy', 'sell']).describe('Side of the requested token.'),
  inputMint: address,
  inputTokenSymbol: z.string().nullable(),
  inputTokenName: z.string().nullable(),
  inputTokenImage: logoUrlOrNull,
  inputTokenVerified: z.boolean(),
  outputMint: address,
  outputTokenSymbol: z.string().nullable(),
  outputTokenName: z.string().nullable(),
  outputTokenImage: logoUrlOrNull,
  outputTokenVerified: z.boolean(),
  inAmount: uiAmount.describe('Input that the cycle sells. Null = the mint’s number of decimals is unknown.'),
  inAmountRaw: rawAmount,
  amountUsd: usdOrNull.describe('At the current price. Null = price unknown.'),
})
export type UpcomingExecutionWire = z.infer<typeof upcomingExecutionWire>

export const upcomingExecutionPage = pageOf(upcomingExecutionWire).extend({
  asOf: epochSeconds.describe('Start of the horizon. Pages that follow a cursor keep it.'),
})
export type UpcomingExecutionPage = z.infer<typeof upcomingExecutionPage>

/** Converts a list of planned cycles to the API format. */
export function upcomingToWire(view: UpcomingView): UpcomingExecutionPage {
  const { content, ...rest } = pageToWire(view, upcomingExecutionToWire)
  return { ...rest, content: [...content], asOf: view.asOf }
}

function upcomingExecutionToWire({ input, output, ...row }: UpcomingExecution): UpcomingExecutionWire {
  return {
    publicKey: row.order,
    trader: row.trader,
    time: row.at,
    side: row.side,
    inputMint: input.mint,
    inputTokenSymbol: orNull(input.symbol),
    inputTokenName: orNull(input.name),
    inputTokenImage: orNull(input.logoUrl),
    inputTokenVerified: input.verified,
    outputMint: output.mint,
    outputTokenSymbol: orNull(output.symbol),
    outputTokenName: orNull(output.name),
    outputTokenImage: orNull(output.logoUrl),
    outputTokenVerified: output.verified,
    inAmount: orNull(rawToUiNumber(row.inputRaw, input)),
    inAmountRaw: row.inputRaw.toString(),
    amountUsd: orNull(row.usd),
  }
}
