import { z } from 'zod'
import { type IdentityView, identityKinds } from '~/domain/identity-view'
import { mints } from '~/domain/mints'
import { orNull } from './absent'
import { address } from './fields'
import { oneOf, searchParameter } from './parameters'

/** Request for `/api/resolve/{id}`. Accepts any text; a text without a match is not an error. */
export const identityRequest = z.object({
  id: searchParameter.meta({ description: 'An account, a mint or a wallet.', example: mints.USDC }),
  as: oneOf(['order', 'token', 'trader'])
    .optional()
    .describe('What to take it for, whatever is known of it.'),
})

/** Identity of an id. */
export const identityWire = z.object({
  id: z.string(),
  kind: z
    .enum(identityKinds)
    .describe('`trader` also of a wallet that we know nothing of; `unknown` where it is no address.'),
  key: address
    .nullable()
    .describe('The address to look at: of a perp User account the wallet that owns it; null for `unknown`.'),
  venue: z.enum(['dca', 'limit', 'kamino']).nullable().describe('Where an order rests.'),
  known: z.boolean().describe('Whether anything is known of it.'),
})
export type IdentityWire = z.infer<typeof identityWire>

/** Converts an identity to the API format. */
export function identityToWire({ id, kind, key, venue, known }: IdentityView): IdentityWire {
  return { id, kind, key: orNull(key), venue: orNull(venue), known }
}
