import { z } from 'zod'
import { trustedAddress } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { driftOnly, type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import type { OperatorChoices } from '~/domain/service/operator'
import type { OutsideTerms, PerpApp } from '~/domain/service/outside-link'
import { walletClusters } from '~/domain/service/wallet-cluster'
import { mints } from '~/domain/token/mints'
import { email, httpsOrigin, httpsUrl, oneOf, text, whole } from './setting-kinds'

/** Settings that determine the content and the links of the pages. */
export const operatorSettings = {
  PERPS_DEFAULT_VENUE: oneOf(perpVenues).optional(),
  PERPS_DEFAULT_MARKET: text.default('8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'),
  WRAPPED_BTC_MINT: text
    .refine((mint) => parseAddress(mint) !== undefined, 'must be a mint: 32 bytes in base58')
    .transform(trustedAddress)
    .default(mints.WBTC),
  REFERRER_CODE: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must have 1 to 64 letters, digits, hyphens or underscores')
    .default('sextant'),
  REFERRER_FEE_BPS: whole(0, 255, 10).default(10),
  PERPS_VENUE_NAME: text.max(24, 'must have at most 24 characters').optional(),
  PERPS_VENUE_URL: httpsOrigin('https://app.drift.trade').optional(),
  PERPS_VENUE_NOTICE: text.max(280, 'must have at most 280 characters').optional(),
  PERPS_VENUE_OFFER: text.max(48, 'must have at most 48 characters').default('101x • 5% Off Fees'),
  // The defaults are Solana's own accounts, because anyone could register an invented name.
  SOCIAL_X_URL: httpsUrl('https://x.com/name').default('https://x.com/solana'),
  SOCIAL_DISCORD_URL: httpsUrl('https://discord.gg/name').default('https://discord.gg/solana'),
  CONTACT_EMAIL: email.optional(),
  SECURITY_EMAIL: email.optional(),
  AD_SLOT_URL: httpsUrl('https://ads.example/sidebar').optional(),
  AD_BANNER_URL: httpsUrl('https://ads.example/banner').optional(),
  OFFLINE_PAGES: oneOf(['on', 'off']).default('on'),
  SOLANA_CLUSTER: oneOf(walletClusters).default('mainnet-beta'),
}

const schema = z.object(operatorSettings)
type OperatorSettings = z.infer<typeof schema>

/** Settings that will be removed, with what replaces each. */
const deprecated = [
  ['PERPS_VENUE_NAME', 'the name of each venue is built in'],
  ['PERPS_VENUE_URL', 'the application of each venue is built in'],
] as const satisfies readonly (readonly [keyof OperatorSettings, string])[]

/** Returns a sentence for each setting that is set although it will be removed. */
export function deprecationsOf(settings: OperatorSettings): readonly string[] {
  return deprecated.flatMap(([name, instead]) =>
    settings[name] === undefined ? [] : [`${name} is deprecated and will be removed: ${instead}.`],
  )
}

/**
 * Converts the operator's settings to the form that pages use. `followsTrading`: without a chosen venue, the default
 * is the venue that trades.
 */
export function operatorChoices(settings: OperatorSettings, followsTrading: boolean): OperatorChoices {
  return {
    outside: {
      referrerCode: settings.REFERRER_CODE,
      referrerFeeBps: settings.REFERRER_FEE_BPS,
      perpApps: perpAppsOf(settings),
    },
    perps: {
      defaultVenue: settings.PERPS_DEFAULT_VENUE ?? (followsTrading ? undefined : 'drift'),
      defaultMarket: settings.PERPS_DEFAULT_MARKET,
      notice: settings.PERPS_VENUE_NOTICE,
      offer: settings.PERPS_VENUE_OFFER,
    },
    socialX: settings.SOCIAL_X_URL,
    socialDiscord: settings.SOCIAL_DISCORD_URL,
    contactEmail: settings.CONTACT_EMAIL,
    securityEmail: settings.SECURITY_EMAIL,
    adSlotUrl: settings.AD_SLOT_URL,
    adBannerUrl: settings.AD_BANNER_URL,
    offlinePages: settings.OFFLINE_PAGES === 'on',
    walletCluster: settings.SOLANA_CLUSTER,
    btcMint: settings.WRAPPED_BTC_MINT,
  }
}

/** Returns the applications of the venues. The deprecated settings replace the name and the origin of Drift's. */
function perpAppsOf(settings: OperatorSettings): OutsideTerms['perpApps'] {
  const { PERPS_VENUE_NAME, PERPS_VENUE_URL } = settings
  const apps = perpVenues.map((venue): readonly [PerpVenue, PerpApp] => {
    const { name, app } = perpVenueFacts[venue]
    if (!driftOnly.some((drift) => drift === venue)) return [venue, { name, ...app }]
    return [venue, { ...app, name: PERPS_VENUE_NAME ?? name, origin: PERPS_VENUE_URL ?? app.origin }]
  })
  return Object.fromEntries(apps) as OutsideTerms['perpApps'] // Each venue has an entry.
}
