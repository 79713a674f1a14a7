import { useNavigate } from '@remix-run/react'
import type { TokenWire } from '~/contracts/token'
import { shortKey } from '~/domain/format/format'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { Unverified } from '~/shared/marks/unverified'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { tokenPath } from '~/shared/paths/pages'
import { StarButton } from '~/shared/saved-items/star-button'
import { TokenSelector } from '~/shared/tokens/token-selector'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Address } from '~/ui/clipboard/address'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { mono } from '~/ui/theme/text-style.css'
import * as styles from './token-head.css'

/** Symbol, name and mint of a token, with links to more about it. */
export function TokenNames({ token }: { readonly token: TokenWire }) {
  const { tokenMint, symbol, name, verified, imitates } = token
  const called = symbol ?? shortKey(tokenMint)
  const navigate = useNavigate()
  return (
    <div className={styles.names}>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>
          <bdi className={verified ? undefined : mono} translate="no">
            {called}
          </bdi>
          <bdi className={styles.name} translate="no">
            {name === symbol ? null : name}
          </bdi>
          {verified ? null : <Unverified imitates={imitates} inWords />}
        </h1>
        <TokenSelector
          button={(opens) => (
            <button
              {...opens}
              className={button({ variant: 'ghost', size: 'icon' })}
              aria-label={tokensText.another}
              title={tokensText.another}
              data-needs-script=""
            >
              <Icon name="down" />
            </button>
          )}
          onSelect={(chosen) => navigate(tokenPath(chosen.tokenMint))}
        />
      </div>
      <TokenLinks token={token} />
    </div>
  )
}

function TokenLinks({ token }: { readonly token: TokenWire }) {
  const { tokenMint, symbol, name, verified } = token
  return (
    <div className={styles.line}>
      <Address value={tokenMint} what="mint" />
      <StarButton
        item={{ kind: 'token', key: tokenMint, symbol, name, verified }}
        called={symbol ?? shortKey(tokenMint)}
      />
      <ExplorerLink to={{ kind: 'token', address: tokenMint }} title={tokensText.explorer} />
      <CopyLinkButton />
    </div>
  )
}
