import type { Volatility } from '../prices/volatility'
import { volatilityBlockBits } from '../prices/volatility'
import { chanceOf, RandomStream, seedOf } from '../random'
import type { WorldHour } from '../world-time'

/** Share of hours with a burst, and the factor for the number of stories in them. */
const burstShare = 0.04
const burstFactor = 2.6

/** Number of new stories of a plot per hour. */
export interface Activity {
  births(plot: number, hour: WorldHour, meanPerHour: number): number
}

/**
 * Creates the arrival counts. They are Poisson-distributed within each hour. The mean follows the volatility,
 * which includes the time of day, and bursts.
 */
export function createActivity(seed: number, speed: number, volatility: Volatility): Activity {
  const burstSeed = seedOf(seed, 'bursts')
  const birthSeed = seedOf(seed, 'births')
  const paceOf = (hour: WorldHour) => {
    const wildness = volatility.at((hour * 3600) >> volatilityBlockBits)
    return (0.35 + 0.6 * wildness) * (chanceOf(burstSeed, hour) < burstShare ? burstFactor : 1)
  }
  return {
    births: (plot, hour, meanPerHour) =>
      new RandomStream(birthSeed, plot, hour).poisson(meanPerHour * speed * paceOf(hour)),
  }
}
