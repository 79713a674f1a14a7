import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { text } from '~/ui/text'

/** Link to the home page for pages that show an error. */
export function HomeLink() {
  return (
    <Link to="/" className={button({ variant: 'quiet', size: 'medium' })}>
      {text.home}
    </Link>
  )
}
