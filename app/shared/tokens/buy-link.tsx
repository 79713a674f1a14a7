import { type MouseEvent, useState } from 'react'
import type { TokenWire } from '~/contracts/token'
import { shortKey } from '~/domain/format/format'
import { mints } from '~/domain/token/mints'
import { OutsideLink } from '~/shared/links/outside-link'
import { Button } from '~/ui/controls/button'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import * as styles from './buy-link.css'
import { tokensText } from './tokens-text'

type Token = Pick<TokenWire, 'tokenMint' | 'symbol' | 'price' | 'verified' | 'imitates'>

/**
 * Link in a table row that leads to a page where the visitor can buy the token. Disabled if the token has no
 * price. The visitor must confirm the purchase of an unverified token.
 */
export function BuyLink({ token }: { readonly token: Token }) {
  const [asking, setAsking] = useState(false)
  const { tokenMint, symbol, price, verified } = token
  const name = symbol ?? shortKey(tokenMint)
  const to = {
    kind: 'swap',
    buyMint: tokenMint,
    sellMint: tokenMint === mints.USDC ? mints.wSOL : mints.USDC,
  } as const
  const unsure = `${button({ variant: 'buyUnsure', size: 'small' })} ${styles.wide}`
  if (price === null) {
    return (
      <span className={unsure} aria-disabled="true">
        <bdi className={styles.name}>{tokensText.buy(name)}</bdi>
      </span>
    )
  }
  if (verified) {
    return (
      <OutsideLink to={to} className={`${button({ variant: 'buyInRow', size: 'small' })} ${styles.wide}`}>
        <bdi className={styles.name}>{tokensText.buy(name)}</bdi>
      </OutsideLink>
    )
  }
  const openDialog = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <>
      <OutsideLink to={to} className={unsure} onClick={openDialog}>
        <span className={styles.warning}>
          <Icon name="warning" />
        </span>
        <bdi className={styles.name}>{tokensText.buy(name)}</bdi>
      </OutsideLink>
      {asking ? <AskOnceMore token={token} to={to} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

interface AskProps {
  readonly token: Token
  readonly to: Parameters<typeof OutsideLink>[0]['to']
  readonly onClose: () => void
}

function AskOnceMore({ token, to, onClose }: AskProps) {
  const { tokenMint, symbol, imitates } = token
  const name = symbol ?? shortKey(tokenMint)
  return (
    <Dialog label={tokensText.unverifiedTitle} shape="narrow" onClose={onClose}>
      <DialogHeader title={tokensText.unverifiedTitle} onClose={onClose} />
      <DialogBody>
        <div className={styles.prompt}>
          {imitates === null ? null : <p>{tokensText.imitatesLine(imitates)}</p>}
          <p className={styles.line}>{tokensText.unverifiedLine(name, tokenMint)}</p>
          <Button onClick={onClose}>{tokensText.keepAway}</Button>
          <OutsideLink to={to} className={`${button({ variant: 'buy' })} ${styles.anyway}`}>
            {tokensText.buyAnyway(name)}
          </OutsideLink>
        </div>
      </DialogBody>
    </Dialog>
  )
}
