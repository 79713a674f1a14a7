import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { WatchedItems } from './watched-items'
import { watchlistText } from './watchlist-text'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = (args: MetaArguments) => pageMeta(args, { title: watchlistText.title, unlisted: true })

/** The starred tokens, perp markets and traders of this device, with live prices. */
export default function Watchlist() {
  return (
    <>
      <PageHead title={watchlistText.title} line={watchlistText.line} />
      <noscript>
        <p>{watchlistText.needsScript}</p>
      </noscript>
      <div data-needs-script="">
        <WatchedItems />
      </div>
    </>
  )
}
