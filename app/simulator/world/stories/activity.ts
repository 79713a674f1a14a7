import type { Volatility } from '../prices/volatility'
import { volatilityBlockBits } from '../prices/volatility'
import { chanceOf, RandomStream, seedOf } from '../random'
import type { WorldHour } from '../world-time'

/** Some hours are three times as busy as others like them. */
const burstShare = 0.04
const burstFactor = 2.6

/** How many stories of a plot are born in an hour. */
export interface Activity {
  births(plot: number, hour: WorldHour, meanPerHour: number): number
}

/** Arrivals are Poisson within each hour; how many to expect follows the market's wildness, the time of day and bursts. */
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
