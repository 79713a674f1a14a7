import type { MetaFunction } from '@remix-run/node'
import { HomeLink } from '~/components/shell/home-link'
import { MessageCard } from '~/components/shell/message-card'
import { pageMeta } from '~/components/shell/root-data'
import { comingText } from '~/ui/coming-text'
import { text } from '~/ui/text'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta: MetaFunction = (args) => pageMeta(args, { title: text.favorites, unlisted: true })

/** A placeholder (M22). */
export default function Favorites() {
  return (
    <MessageCard title={text.favorites} line={comingText.favorites}>
      <HomeLink />
    </MessageCard>
  )
}
