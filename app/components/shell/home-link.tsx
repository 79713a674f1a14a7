import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { text } from '~/ui/text'

/** The way that is always open. */
export function HomeLink() {
  return (
    <Link to="/" className={button({ look: 'quiet', size: 'medium' })}>
      {text.home}
    </Link>
  )
}
