import type { PanelMeta } from '~/contracts/panel'
import type { UnixSeconds } from '~/domain/time'

/** How far something has moved. */
export interface GlanceChange {
  /** With its sign, e.g. `+2.31%`. */
  readonly text: string
  readonly falls: boolean
  /** Over which time, e.g. `24 h`. */
  readonly span: string
}

/** A line of values at even distances, the oldest first. */
export interface GlanceLine {
  readonly values: readonly (number | null)[]
  /** What the line says, in words: it is all that some readers have of it. */
  readonly label: string
}

/** A thing in one look, for pages of others. Texts may be anything that an issuer wrote. */
export interface Glance {
  readonly title: string
  /** What it is beside its title; null = the title says it all. */
  readonly name: string | null
  /** What a reader should beware of, in a few words. */
  readonly caution: string | null
  /** The one figure, with its unit. */
  readonly figure: string
  readonly change: GlanceChange | null
  readonly line: GlanceLine | null
  /** Percent of it that is done, 0 to 100, not rounded; null = it is nothing that gets done. */
  readonly donePercent: number | null
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** The page that tells more. */
  readonly path: string
  /** Of a logo that may be shown; null = letters. */
  readonly logoPath: string | null
}

/** Instead of a glance: there is no such thing, or it can't be read now. */
export interface GlanceRefusal {
  readonly title: string
  readonly line: string
}

/** Whose glance it is and how old. */
export interface GlanceFrame {
  readonly productName: string
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
  readonly meta: PanelMeta
  /** Server time of the answer. */
  readonly answeredAt: UnixSeconds
}
