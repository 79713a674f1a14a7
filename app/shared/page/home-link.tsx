import { siteText } from '~/shared/text/site-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'

/** Link to the home page for pages that show an error. */
export function HomeLink() {
  return (
    <Link to="/" className={button({ variant: 'quiet', size: 'medium' })}>
      {siteText.home}
    </Link>
  )
}
