import type { UnixSeconds } from './time'

/**
 * Token-2022's ScaledUiAmount: an issuer lets wallets display raw ÷ 10^decimals × a multiplier, and may
 * schedule a change of the multiplier. Amounts on chain stay raw.
 *
 * There are two units. The **unscaled unit** is 10^decimals base units. Everything that is stored and
 * computed in USD uses it, so no value depends on a multiplier. The **displayed unit** is what users see: an
 * amount is multiplied by the current multiplier, and a price is divided by it. Only this file and
 * `ui_multiplier_at` in the database convert between the two.
 */

/** The ScaledUiAmount extension as a mint account or an API contains it. Nothing is validated. */
export interface UiScaleConfig {
  /** Multiplier before `newMultiplierEffectiveAt`. */
  readonly multiplier: number
  /** Time at which the new multiplier takes effect, Unix seconds. It can be any i64. */
  readonly newMultiplierEffectiveAt: bigint
  /** Multiplier from `newMultiplierEffectiveAt` on. */
  readonly newMultiplier: number
}

/**
 * Start and value of each multiplier, oldest first. The first one also applies to all earlier times. Never
 * empty.
 */
export type UiScale = readonly (readonly [from: UnixSeconds, multiplier: number])[]

/** Unit in which amounts of a mint are displayed. */
export interface DisplayUnit {
  /** Decimals of the mint; `undefined`: unknown, or more than 18. */
  readonly decimals: number | undefined
  /** Current multiplier. It is 1 for a mint without the extension. */
  readonly uiMultiplier: number
}

/**
 * Smallest and largest valid multiplier. Outside these limits numbers are unreadable, and products may exceed
 * the range of a double.
 */
const [leastMultiplier, largestMultiplier] = [1e-12, 1e12]

/** Latest valid time of a change of multiplier: the year 9999. A change scheduled later is ignored. */
const latestChangeAt = 253_402_300_799

/**
 * Maximum number of changes to store per mint. An issuer may change the multiplier every second, so the
 * oldest changes are dropped.
 */
const mostSteps = 100

/**
 * Returns whether a multiplier is valid. NaN, infinity, zero, negative and absurd multipliers are invalid.
 * The token program rejects most of them. Ignoring the rest is safe, because USD values do not depend on a
 * multiplier.
 */
export function isUiMultiplier(multiplier: number): boolean {
  return multiplier >= leastMultiplier && multiplier <= largestMultiplier
}

/** Returns the multiplier that applies at a time; 1 without a scale. */
export function uiMultiplierAt(scale: UiScale | undefined, at: UnixSeconds): number {
  if (scale === undefined) return 1
  return scale.findLast(([from]) => from <= at)?.[1] ?? scale[0]?.[1] ?? 1
}

/** Returns the unit in which amounts of a token are displayed at a time. */
export function unitAt(
  { decimals, uiScale }: { readonly decimals: number | undefined; readonly uiScale: UiScale | undefined },
  at: UnixSeconds,
): DisplayUnit {
  return { decimals, uiMultiplier: uiMultiplierAt(uiScale, at) }
}

/** Converts a price from USD per unscaled unit to USD per displayed unit. */
export function displayedPrice(unscaledPriceUsd: number, uiMultiplier: number): number {
  return unscaledPriceUsd / uiMultiplier
}

/** Converts a price from USD per displayed unit to USD per unscaled unit. */
export function unscaledPrice(displayedPriceUsd: number, uiMultiplier: number): number {
  return displayedPriceUsd * uiMultiplier
}

/**
 * Relative difference up to which two numbers from the same source are treated as equal, because of rounding.
 */
const roundingFraction = 0.01

/**
 * Converts a price per displayed unit to USD per unscaled unit, for a source that also provides its
 * multipliers and perhaps the unscaled price. The provided unscaled price is used if either multiplier
 * explains it: around a change, a source may still divide by the old multiplier. `undefined` if no multiplier
 * is known.
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

/**
 * Returns the multiplier of a config at a time. Returns `undefined` if the config has no valid multiplier.
 */
export function statedMultiplier(config: UiScaleConfig, at: UnixSeconds): number | undefined {
  const { multiplier, newMultiplier, newMultiplierEffectiveAt } = config
  // Ignore an invalid new multiplier and keep the previous one.
  if (isUiMultiplier(newMultiplier) && newMultiplierEffectiveAt <= BigInt(at)) return newMultiplier
  return isUiMultiplier(multiplier) ? multiplier : undefined
}

/**
 * Time at which a config was seen, and time at which the known scale was last confirmed, both in Unix
 * seconds.
 */
export interface Sighting {
  readonly at: UnixSeconds
  /** Time at which the known scale was last confirmed. `undefined`: this is the first sighting. */
  readonly confirmedAt: UnixSeconds | undefined
}

/**
 * Returns the known multipliers of a mint after a sighting of its config. Everything up to the previous
 * sighting stays unchanged, regardless of the config, so that an issuer cannot change how the past was
 * displayed. For the time before the first sighting, the config is the only source. Seeing the same config
 * again changes nothing.
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

/**
 * Returns when the new multiplier takes effect. Returns `undefined` if it is invalid or never takes effect.
 */
function timeOfChange({
  newMultiplier,
  newMultiplierEffectiveAt: at,
}: UiScaleConfig): UnixSeconds | undefined {
  if (!isUiMultiplier(newMultiplier) || at > BigInt(latestChangeAt)) return undefined
  return at < 0n ? 0 : Number(at)
}

/** Removes steps that do not change the multiplier, and keeps only the newest of the other steps. */
function bounded(steps: UiScale): UiScale {
  const changes = steps.filter(([, multiplier], index) => multiplier !== steps[index - 1]?.[1])
  const kept = changes.slice(-mostSteps)
  return kept.map(([from, multiplier], index) => [index === 0 ? 0 : from, multiplier])
}
