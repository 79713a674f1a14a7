import type { PanelMeta } from '~/contracts/panel'
import type { UnixSeconds } from '~/domain/time'

/** Price change over a time span. */
export interface CardChange {
  /** Change with its sign, for example `+2.31%`. */
  readonly text: string
  readonly falls: boolean
  /** Time span, for example `24 h`. */
  readonly span: string
}

/** A line of evenly spaced values, oldest first. */
export interface CardLine {
  readonly values: readonly (number | null)[]
  /** Describes the line in words, for screen readers. */
  readonly label: string
}

/** A summary card for other sites. Token issuers choose parts of its texts, so they can contain anything. */
export interface SummaryCard {
  readonly title: string
  /** Text after the title. `null`: the title is enough. */
  readonly name: string | null
  /** Short warning to the reader. */
  readonly caution: string | null
  /** Main figure with its unit. */
  readonly figure: string
  readonly change: CardChange | null
  readonly line: CardLine | null
  /** Progress in percent, 0 to 100, not rounded. `null`: the item has no progress. */
  readonly donePercent: number | null
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** Page with more details. */
  readonly path: string
  /** Address of the logo. `null`: show letters instead. */
  readonly logoPath: string | null
}

/** Shown instead of a card if the item does not exist or cannot be read now. */
export interface CardRefusal {
  readonly title: string
  readonly line: string
}

/** Site, source and age of a card. */
export interface CardFrame {
  readonly productName: string
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
  readonly meta: PanelMeta
  /** Server time of the response. */
  readonly answeredAt: UnixSeconds
}
