import type { PanelMeta } from '~/contracts/state/panel'
import type { UnixSeconds } from '~/domain/base/time'
import type { SignTone } from '~/shared/marks/sign-tone'

/** Price change over a time span. */
export interface CardChange {
  /** Change in percent with a sign, for example `+2.31%`. */
  readonly text: string
  /** `text`: it is shown as zero, so it is neither gain nor loss. */
  readonly tone: SignTone
  /** Time span of the change, for example `24 h`. */
  readonly span: string
}

/** A chart line through evenly spaced values, oldest first. */
export interface CardLine {
  readonly values: readonly (number | null)[]
  /** Description of the line for screen readers. */
  readonly label: string
}

/**
 * A summary card that other sites can show. Token issuers choose some of its texts, so these texts can
 * contain any characters.
 */
export interface SummaryCard {
  readonly title: string
  /** Text after the title. `null`: the title needs no further text. */
  readonly name: string | null
  /** Short warning for the reader of the card. */
  readonly caution: string | null
  /** Main figure with its unit. */
  readonly figure: string
  readonly change: CardChange | null
  readonly line: CardLine | null
  /** Progress of the item, percent from 0 to 100, not rounded. `null`: the item has no progress. */
  readonly donePercent: number | null
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** Path of the page with more details. */
  readonly path: string
  /** Path of the logo. `null`: the card shows letters instead of a logo. */
  readonly logoPath: string | null
}

/** Message that is shown instead of a card if the item does not exist or cannot be read at the moment. */
export interface CardRefusal {
  readonly title: string
  readonly line: string
}

/** Data of a card that does not depend on the item: site, data source and age. */
export interface CardFrame {
  readonly productName: string
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
  readonly meta: PanelMeta
  /** Server time at which the response was created. */
  readonly answeredAt: UnixSeconds
}
