import type { Address } from '../base/ids'
import type { PerpVenue } from '../protocol/venues'
import type { OutsideTerms } from './outside-link'
import type { WalletCluster } from './wallet-cluster'

/** Settings of the operator that affect pages, described in docs/configuration.md. */
export interface OperatorChoices {
  readonly outside: OutsideTerms
  /** Settings for pages about perpetuals. */
  readonly perps: {
    /** Venue that is shown if a visitor or client chooses none. `undefined`: the venue that trades. */
    readonly defaultVenue: PerpVenue | undefined
    /** Market that the orders tab shows if its URL specifies none, as account, index, name or base symbol. */
    readonly defaultMarket: string
    /** A sentence about a problem of the venue, such as an outage. `undefined`: no notice. */
    readonly notice: string | undefined
    /**
     * Text of the offer on the button that leads to the venue. It is a setting because leverage and fees
     * change.
     */
    readonly offer: string
  }
  /** URLs of the operator's profile on X and of the invitation to the Discord chat. */
  readonly socialX: string
  readonly socialDiscord: string
  /** Email address. `undefined`: not configured. */
  readonly contactEmail: string | undefined
  readonly securityEmail: string | undefined
  /**
   * URL of the document in the sidebar's advertisement box of 250 × 360 pixels. `undefined`: no
   * advertisement.
   */
  readonly adSlotUrl: string | undefined
  /**
   * URL of the document in the overview's advertisement banner of 728 × 90 pixels. `undefined`: no
   * advertisement.
   */
  readonly adBannerUrl: string | undefined
  /** Whether browsers store visited pages, so that these open without a connection. */
  readonly offlinePages: boolean
  /** Network of the wallets that sign in. */
  readonly walletCluster: WalletCluster
  /**
   * The wrapped BTC that represents BTC. The header's BTC price links to its page, and trades of BTC-PERP use
   * its mint.
   */
  readonly btcMint: Address
}
