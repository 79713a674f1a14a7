import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { tokensText } from '~/ui/tokens-text'
import { MessageCard } from '../shell/message-card'

/** What stands in place of a token's page that there isn't, and the way to those that there are. */
export function MissingToken({ why }: { readonly why: keyof typeof tokensText.missing }) {
  const { title, line } = tokensText.missing[why]
  return (
    <MessageCard title={title} line={line}>
      <Link to="/tokens" className={button({})}>
        {tokensText.title}
      </Link>
    </MessageCard>
  )
}
