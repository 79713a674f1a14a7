import { ratioText } from '~/shared/perps/format-market'
import { RatioBar } from '../markets/ratio-bar'
import { useMarketText } from '../markets/use-market-text'

/** Ratio of longs to shorts of a market. The cell is rendered again if the displayed number changes. */
export function LiveRatio({ market: publicKey }: { readonly market: string }) {
  const { market } = useMarketText(publicKey, (of) => ratioText(of?.longShortRatio ?? null))
  return <RatioBar ratio={market?.longShortRatio ?? null} />
}
