import { type ReactNode, useState } from 'react'
import { useOpenSearch } from '~/shared/search/search-provider'
import { TokenSelector } from '~/shared/tokens/token-selector'
import { Address } from '~/ui/clipboard/address'
import { Button } from '~/ui/controls/button'
import { button } from '~/ui/controls/button-class'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import type { DialogShape } from '~/ui/overlay/dialog.css'
import { Hint } from '~/ui/overlay/hint'
import { Menu, MenuAction, MenuLine, MenuLink } from '~/ui/overlay/menu'
import { useToast } from '~/ui/overlay/toast'
import { Card } from '~/ui/panel/card'
import * as styles from './gallery.css'

const trader = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'

/** Samples of dialogs, menus, tooltips and toasts. */
export function OverlaySamples() {
  return (
    <>
      <Card title="Dialogs">
        <div className={styles.samples}>
          <DialogSample shape="narrow" label="Narrow" />
          <DialogSample shape="wide" label="Wide" />
          <DialogSample shape="drawer" label="Drawer" />
          <SearchSample />
        </div>
      </Card>
      <Card title="Menu and tooltip">
        <div className={styles.samples}>
          <MenuSample />
          <SelectorSample />
          <Hint explains="24 h DCA volume: DCA fills of the last 24 hours, both sides, in USD">
            24h Volume
          </Hint>
        </div>
      </Card>
      <Card title="Toasts">
        <ToastSamples />
      </Card>
    </>
  )
}

function DialogSample({ shape, label }: { readonly shape: DialogShape; readonly label: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const row = (name: string, content: ReactNode) => (
    <div className={styles.samples}>
      {name}
      {content}
    </div>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open ? (
        <Dialog label={label} shape={shape} onClose={close}>
          <DialogHeader title={label} onClose={close} />
          <DialogBody>
            {row('Trader', <Address value={trader} what="trader" />)}
            {row('Nested', <MenuSample />)}
          </DialogBody>
        </Dialog>
      ) : null}
    </>
  )
}

function SearchSample() {
  const { openSearch } = useOpenSearch()
  return <Button onClick={openSearch}>Search</Button>
}

function SelectorSample() {
  const [symbol, setSymbol] = useState('Token')
  return (
    <TokenSelector
      button={(opens) => (
        <button {...opens} className={button({})}>
          {symbol}
        </button>
      )}
      onSelect={(token) => setSymbol(token.symbol ?? token.tokenMint)}
    />
  )
}

function MenuSample() {
  return (
    <Menu
      label="Account"
      button={(opens) => (
        <button {...opens} className={button({})}>
          Menu
        </button>
      )}
    >
      <MenuAction icon="star" note="soon" disabled onSelect={() => undefined}>
        Favorites
      </MenuAction>
      <MenuLink icon="table" to="/__ui?menu">
        API Keys
      </MenuLink>
      <MenuLine />
      <MenuAction icon="external" onSelect={() => undefined}>
        Disconnect
      </MenuAction>
    </Menu>
  )
}

function ToastSamples() {
  const show = useToast()
  return (
    <div className={styles.samples}>
      <Button onClick={() => show({ kind: 'success', title: 'Copied to clipboard!' })}>Success</Button>
      <Button onClick={() => show({ kind: 'info', title: 'Wallet disconnected' })}>Info</Button>
      <Button
        onClick={() =>
          show({
            kind: 'error',
            title: 'Authentication failed. Please try again.',
            detail: 'Signature verification failed',
          })
        }
      >
        Error
      </Button>
    </div>
  )
}
