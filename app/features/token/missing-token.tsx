import { MessageCard } from '~/shared/page/message-card'
import { tokensText } from '~/shared/tokens/tokens-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'

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
