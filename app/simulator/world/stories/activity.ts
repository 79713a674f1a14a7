import type { Volatility } from '../prices/volatility'
import { volatilityBlockBits } from '../prices/volatility'
import { chanceOf, RandomStream, seedOf } from '../random'
import type { WorldHour } from '../world-time'

/** Share of hours with a burst of activity, and the factor by which such an hour has more stories. */
const burstShare = 0.04
const burstFactor = 2.6

/** Returns how many stories of a plot start in an hour. */
export interface Activity {
  births(plot: number, hour: WorldHour, meanPerHour: number): number
}

/**
 * Creates the function for the number of new stories. The number has a Poisson distribution within each hour.
 * The mean follows the volatility, which depends on the time of day. Bursts increase the mean.
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
