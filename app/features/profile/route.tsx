import { comingText } from '~/shared/page/coming-text'
import { HomeLink } from '~/shared/page/home-link'
import { MessageCard } from '~/shared/page/message-card'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'

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
