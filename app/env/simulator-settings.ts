import { z } from 'zod'
import type { UnixMs, UnixSeconds } from '~/domain/base/time'
import { parsePerpVenue } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { headerKey, oneOf, speed, text, whole } from './setting-kinds'

/** Times from which venues are paused. */
type PausedVenues = Readonly<Partial<Record<PerpVenue, UnixSeconds>>>

/** Schema of a venue and the time from which it is paused. */
const paused = z.string().transform((text, context): PausedVenues => {
  const [name = '', time = ''] = text.split('@')
  const [venue, pausedMs] = [parsePerpVenue(name), Date.parse(time)]
  if (venue !== undefined && time.endsWith('Z') && Number.isFinite(pausedMs))
    return { [venue]: Math.floor(pausedMs / 1000) }
  context.addIssue('must be a venue and a time, such as drift@2026-11-20T12:00:00Z')
  return z.NEVER
})

/** The simulated cluster serves 33 days of history, which must not begin before slot 0. */
const leastAgeMs = 34 * 86_400_000

/** Schema of a time of slot 0, read as Unix milliseconds. */
const genesis = z
  .string()
  .refine(
    (text) =>
      text.endsWith('Z') &&
      Date.parse(text) >= Date.UTC(2000, 0, 1) &&
      Date.parse(text) <= Date.now() - leastAgeMs,
    'must be a UTC time from 2000 on and at least 34 days ago, such as 2022-01-01T00:00:00Z',
  )
  .transform((text) => Date.parse(text))

/** Settings of the simulated cluster. */
export const simulatorSettings = {
  SIMULATOR_SEED: whole(0, 999_999_999, 1).default(1),
  SIMULATOR_SPEED: speed.default(1),
  SIMULATOR_GENESIS: genesis.optional(),
  SIMULATOR_PAUSED: paused.optional(),
  SIMULATOR_FIXTURES: text.optional(),
  SIMULATOR_GEYSER: oneOf(['0', '1']).default('0'),
  SIMULATOR_GEYSER_PORT: whole(0, 65_535, 10_000).optional(),
  SIMULATOR_GEYSER_TOKEN: headerKey.optional(),
}

const schema = z.object(simulatorSettings)

export interface SimulatorChoices {
  readonly seed: number
  readonly speed: number
  /** Time of slot 0, Unix milliseconds; `undefined`: the start of 2022. */
  readonly genesisMs?: UnixMs | undefined
  /** Perps venues that are paused from a time on; `undefined`: none. */
  readonly paused?: PausedVenues | undefined
  /** Folder of fixtures that is served instead of the simulated market. */
  readonly fixtures: string | undefined
  /** The cluster's Geyser service; `undefined`: it has none. */
  readonly geyser: GeyserChoices | undefined
}

interface GeyserChoices {
  readonly port: number
  /** Token that clients must send; `undefined`: they need none. */
  readonly token: string | undefined
}

/** Default port of Yellowstone's Geyser server. */
const defaultGeyserPort = 10_000

export function simulatorChoices(settings: z.infer<typeof schema>): SimulatorChoices {
  const { SIMULATOR_GEYSER_PORT: port = defaultGeyserPort, SIMULATOR_GEYSER_TOKEN: token } = settings
  return {
    seed: settings.SIMULATOR_SEED,
    speed: settings.SIMULATOR_SPEED,
    genesisMs: settings.SIMULATOR_GENESIS,
    paused: settings.SIMULATOR_PAUSED,
    fixtures: settings.SIMULATOR_FIXTURES,
    geyser: settings.SIMULATOR_GEYSER === '1' ? { port, token } : undefined,
  }
}
