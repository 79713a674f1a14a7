import { z } from 'zod'
import { type IdentityView, identityKinds } from '~/domain/order/identity-view'
import { spotTopics, topicOfVenue } from '~/domain/protocol/spot-venue'
import { mints } from '~/domain/token/mints'
import { orNull } from './schema/absent'
import { address } from './schema/fields'
import { oneOf, searchParameter } from './schema/parameters'

/**
 * Request for `/api/resolve/{id}`. The id may be any string. A string that identifies nothing is not an
 * error.
 */
export const identityRequest = z.object({
  id: searchParameter.meta({ description: 'An account, mint or wallet address.', example: mints.USDC }),
  as: oneOf(['order', 'token', 'trader'])
    .optional()
    .describe('Interpret the id as this kind, regardless of what is indexed.'),
})

/** Kind of thing that an id identifies. */
export const identityWire = z.object({
  id: z.string(),
  kind: z
    .enum(identityKinds)
    .describe('`trader` includes wallets that we know nothing about; `unknown` = not an address.'),
  key: address
    .nullable()
    .describe(
      'The address to look up next. For a Drift User account this is the wallet that owns it; null for `unknown`.',
    ),
  venue: z.enum(spotTopics).nullable().describe('Venue of the order.'),
  known: z.boolean().describe('Whether the id is indexed.'),
})
export type IdentityWire = z.infer<typeof identityWire>

/** Converts an identity to the API format. */
export function identityToWire({ id, kind, key, venue, known }: IdentityView): IdentityWire {
  return { id, kind, key: orNull(key), venue: orNull(venue && topicOfVenue(venue)), known }
}
