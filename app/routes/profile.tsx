import { HomeLink } from '~/components/shell/home-link'
import { MessageCard } from '~/components/shell/message-card'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { comingText } from '~/ui/coming-text'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: comingText.profile.title, unlisted: true })

/** Placeholder for a profile page, which is planned. */
export default function Profile() {
  return (
    <MessageCard {...comingText.profile}>
      <HomeLink />
    </MessageCard>
  )
}
