import type { Address } from './ids'
import type { OutsideTerms } from './outside-link'
import type { WalletCluster } from './wallet-cluster'

/** What whoever runs an installation decides and its pages show (README, Configuration). */
export interface OperatorChoices {
  readonly outside: OutsideTerms
  /** What the dashboard of the perpetuals' venue is told. */
  readonly perps: {
    /** The market of the orders tab where its address names none: account, index, name or base symbol. */
    readonly defaultMarket: string
    /** A sentence about the venue, such as an outage; undefined = there is nothing to say. */
    readonly notice: string | undefined
    /** What the button that leads there promises: leverage and fees change, so it is a setting (M87). */
    readonly offer: string
  }
  /** Addresses of the operator's profile and of the invite to his chat. */
  readonly socialX: string
  readonly socialDiscord: string
  /** Undefined = none is named. */
  readonly contactEmail: string | undefined
  readonly securityEmail: string | undefined
  /** A document that fills the sidebar's box of 250 × 360; undefined = there is no advertisement. */
  readonly adSlotUrl: string | undefined
  /** A document of 728 × 90 for the overview; undefined = there is no advertisement. */
  readonly adBannerUrl: string | undefined
  /** The network of the wallets that sign in. */
  readonly walletCluster: WalletCluster
  /** The wrapped BTC that stands for BTC: the header’s price leads to its page, and trades of BTC-PERP have its mint. */
  readonly btcMint: Address
}
