import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
import { tokensText } from '~/ui/tokens-text'
import { MessageCard } from '../shell/message-card'

/** Shown instead of the page of an unknown token, with a link to the token list. */
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
