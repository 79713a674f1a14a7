import type { UnixSeconds } from './time'

/**
 * Token-2022's ScaledUiAmount: an issuer lets wallets display raw ÷ 10^decimals × a multiplier, and may change it at a time of
 * their choice. Amounts on chain stay raw.
 *
 * There are two units. The **unscaled unit** is 10^decimals base units. Everything that is stored and computed in USD counts in it, so
 * no value depends on a multiplier. The **displayed unit** is what people see: an amount is multiplied by the multiplier in force, and
 * a price is divided by it. Only this file and `ui_multiplier_at` in the database convert between the two.
 */

/** The extension as a mint account or an API states it. Nothing in it is checked. */
export interface UiScaleConfig {
  /** In force before `newMultiplierEffectiveAt`. */
  readonly multiplier: number
  /** Unix seconds, any i64. */
  readonly newMultiplierEffectiveAt: bigint
  /** In force from then on. */
  readonly newMultiplier: number
}

/** From when on which multiplier is in force, oldest first; the first one also holds for all time before. Never empty. */
export type UiScale = readonly (readonly [from: UnixSeconds, multiplier: number])[]

/** How base units of a mint are displayed. */
export interface DisplayUnit {
  /** Undefined = unknown, or more than 18. */
  readonly decimals: number | undefined
  /** 1 for a mint without the extension. */
  readonly uiMultiplier: number
}

/** A multiplier beyond these bounds gives numbers that people can't read, and products that a double can't hold. */
const [leastMultiplier, largestMultiplier] = [1e-12, 1e12]

/** A later change never comes: the year 9999. */
const latestChangeAt = 253_402_300_799

/** An issuer may change the multiplier every second; older changes than these are forgotten. */
const mostSteps = 100

/**
 * Whether a multiplier counts. NaN, infinity, zero, less than zero and absurd ones do not: the token program refuses most of them, and
 * an issuer gains nothing by the others, since USD values do not depend on a multiplier.
 */
export function isUiMultiplier(multiplier: number): boolean {
  return multiplier >= leastMultiplier && multiplier <= largestMultiplier
}

/** The multiplier in force at a time; 1 without a scale. */
export function uiMultiplierAt(scale: UiScale | undefined, at: UnixSeconds): number {
  if (scale === undefined) return 1
  return scale.findLast(([from]) => from <= at)?.[1] ?? scale[0]?.[1] ?? 1
}

/** The unit in which amounts of a token were displayed at a time. */
export function unitAt(
  { decimals, uiScale }: { readonly decimals: number | undefined; readonly uiScale: UiScale | undefined },
  at: UnixSeconds,
): DisplayUnit {
  return { decimals, uiMultiplier: uiMultiplierAt(uiScale, at) }
}

/** USD per displayed unit of a price in USD per unscaled unit. */
export function displayedPrice(unscaledPriceUsd: number, uiMultiplier: number): number {
  return unscaledPriceUsd / uiMultiplier
}

/** USD per unscaled unit of a price in USD per displayed unit. */
export function unscaledPrice(displayedPriceUsd: number, uiMultiplier: number): number {
  return displayedPriceUsd * uiMultiplier
}

/** Two figures of one source that differ by less than this are the same one, rounded. */
const roundingFraction = 0.01

/**
 * USD per unscaled unit of a price per displayed unit whose source also states its multipliers, and perhaps the unscaled price itself.
 * That one counts if either multiplier explains it: around a change a source may still divide by the old one. Undefined where no
 * multiplier is known.
 */
export function unscaledPriceBy(
  displayedPriceUsd: number,
  { config, statedUsd }: { readonly config: UiScaleConfig; readonly statedUsd: number | undefined },
  at: UnixSeconds,
): number | undefined {
  const isExplained = [config.multiplier, config.newMultiplier].some(
    (multiplier) =>
      isUiMultiplier(multiplier) &&
      statedUsd !== undefined &&
      Math.abs(displayedPriceUsd * multiplier - statedUsd) <= roundingFraction * statedUsd,
  )
  if (isExplained) return statedUsd
  const multiplier = statedMultiplier(config, at)
  return multiplier === undefined ? undefined : unscaledPrice(displayedPriceUsd, multiplier)
}

/** The multiplier that a config states for a time; undefined where it states none that counts. */
export function statedMultiplier(config: UiScaleConfig, at: UnixSeconds): number | undefined {
  const { multiplier, newMultiplier, newMultiplierEffectiveAt } = config
  // An invalid change is none: what was in force stays so.
  if (isUiMultiplier(newMultiplier) && newMultiplierEffectiveAt <= BigInt(at)) return newMultiplier
  return isUiMultiplier(multiplier) ? multiplier : undefined
}

/** When a config was seen, and when a known scale was last confirmed; unix seconds. */
export interface Sighting {
  readonly at: UnixSeconds
  /** Undefined = this is the first sighting. */
  readonly confirmedAt: UnixSeconds | undefined
}

/**
 * What is known of a mint's multipliers after its config was seen. What was in force up to the last sighting stays, whatever the
 * config says of that time, so that an issuer cannot rewrite how the past was displayed. Of the time before the first sighting only
 * the config tells. To see the same config again changes nothing.
 */
export function observeUiScale(
  known: UiScale | undefined,
  config: UiScaleConfig,
  { at, confirmedAt }: Sighting,
): UiScale {
  const before = isUiMultiplier(config.multiplier) ? config.multiplier : 1
  const changeAt = timeOfChange(config)
  const planned = changeAt !== undefined && changeAt > at ? ([[changeAt, config.newMultiplier]] as const) : []
  const inForce = changeAt !== undefined && changeAt <= at ? config.newMultiplier : before
  const past: UiScale = known?.filter(([from]) => from <= at) ?? [[0, before]]
  if (past.length > 0 && uiMultiplierAt(past, at) === inForce) return bounded([...past, ...planned])
  const since = Math.max(changeAt !== undefined && changeAt <= at ? changeAt : at, confirmedAt ?? 0)
  return bounded([...past.filter(([from]) => from < since), [since, inForce], ...planned])
}

/** Undefined where the new multiplier does not count, or never comes into force. */
function timeOfChange({
  newMultiplier,
  newMultiplierEffectiveAt: at,
}: UiScaleConfig): UnixSeconds | undefined {
  if (!isUiMultiplier(newMultiplier) || at > BigInt(latestChangeAt)) return undefined
  return at < 0n ? 0 : Number(at)
}

/** Without steps that change nothing, and the newest ones alone. */
function bounded(steps: UiScale): UiScale {
  const changes = steps.filter(([, multiplier], index) => multiplier !== steps[index - 1]?.[1])
  const kept = changes.slice(-mostSteps)
  return kept.map(([from, multiplier], index) => [index === 0 ? 0 : from, multiplier])
}
