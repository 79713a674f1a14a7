import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { text } from '~/ui/text'

/** Link to the home page, which always works. */
export function HomeLink() {
  return (
    <Link to="/" className={button({ variant: 'quiet', size: 'medium' })}>
      {text.home}
    </Link>
  )
}
