import { comingText } from '~/shared/page/coming-text'
import { HomeLink } from '~/shared/page/home-link'
import { MessageCard } from '~/shared/page/message-card'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: comingText.favorites.title, unlisted: true })

/** Placeholder for a page of favourites, which is planned. */
export default function Favorites() {
  return (
    <MessageCard {...comingText.favorites}>
      <p>
        <Link to="/watchlist" className={button({ size: 'medium' })}>
          {comingText.watchlist}
        </Link>
      </p>
      <HomeLink />
    </MessageCard>
  )
}
