import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useId } from 'react'
import { Link } from '../controls/link'
import { menuTarget } from '../hooks/menu-keys'
import { Icon, type IconName } from '../marks/icon'
import * as styles from './menu.css'
import { usePopover } from './use-popover'

const CloseContext = createContext<() => void>(() => undefined)

interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string
  /** Renders the button that opens the menu: `(props) => <button {...props} …>`. */
  readonly button: (props: MenuButtonProps) => ReactNode
  /**
   * Items of the menu: `MenuLink`, `MenuAction`, `MenuChoice`, `MenuGroup` or `MenuLine`. Other elements are
   * not interactive.
   */
  readonly children: ReactNode
}

interface MenuButtonProps {
  readonly type: 'button'
  readonly popovertarget: string
  readonly 'aria-haspopup': 'menu'
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** A button with a menu. */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId()
  return (
    <>
      {button({ type: 'button', popovertarget: id, 'aria-haspopup': 'menu' })}
      <MenuList id={id} label={label}>
        {children}
      </MenuList>
    </>
  )
}

interface MenuListProps extends Pick<MenuProps, 'label' | 'children'> {
  /** Id of the menu, which its button has as `popovertarget`. */
  readonly id: string
  /**
   * Whether to open the menu as soon as it is rendered. Used if the button was pressed before the code of the
   * menu was loaded.
   */
  readonly opensAtOnce?: boolean
}

/**
 * The popover of a menu. The arrow keys, Home, End and letters move the focus. Escape and a press outside the
 * menu close it.
 */
export function MenuList({ id, label, opensAtOnce = false, children }: MenuListProps) {
  const { ref, close } = usePopover<HTMLDivElement>((menu) => itemsOf(menu)[0]?.focus(), id)
  useEffect(() => {
    if (opensAtOnce) ref.current?.showPopover()
  }, [opensAtOnce, ref])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') return close()
    const items = itemsOf(event.currentTarget)
    const current = items.findIndex((item) => item.matches(':focus'))
    const target = menuTarget(
      event.key,
      items.map((item) => item.textContent ?? ''),
      current,
    )
    if (target === undefined) return
    event.preventDefault()
    items[target]?.focus()
  }
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      <CloseContext.Provider value={close}>{children}</CloseContext.Provider>
    </div>
  )
}

interface ItemProps {
  readonly icon?: IconName
  /** Secondary text at the right end of the item. */
  readonly note?: string
  readonly children: ReactNode
}

function Content({ icon, note, children }: ItemProps) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} size={16} />}
      <span className={styles.words}>{children}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </>
  )
}

/** An item that links to a page of this site. */
export function MenuLink({ to, ...content }: ItemProps & { readonly to: string }) {
  const close = useContext(CloseContext)
  return (
    <Link to={to} className={styles.item} role="menuitem" tabIndex={-1} onClick={close}>
      <Content {...content} />
    </Link>
  )
}

interface MenuActionProps extends ItemProps {
  readonly onSelect: () => void
  /** Whether the item is disabled: it can be focused but does nothing. */
  readonly disabled?: boolean
  /** Whether the menu stays open after a press. Used if the item itself shows the result. */
  readonly staysOpen?: boolean
}

/** An item that triggers an action. */
export function MenuAction({ onSelect, disabled = false, staysOpen = false, ...content }: MenuActionProps) {
  const close = useContext(CloseContext)
  const select = () => {
    if (disabled) return
    if (!staysOpen) close()
    onSelect()
  }
  return (
    <button
      type="button"
      className={styles.item}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={select}
    >
      <Content {...content} />
    </button>
  )
}

interface MenuChoiceProps extends ItemProps {
  readonly chosen: boolean
  /** Kind of the choice. `radio`: one of several options. `checkbox`: independent of the other items. */
  readonly kind: 'radio' | 'checkbox'
  readonly onSelect: () => void
}

/** An item that can be switched on and off. The menu stays open after a press. */
export function MenuChoice({ chosen, kind, onSelect, ...content }: MenuChoiceProps) {
  const state = {
    role: kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox',
    'aria-checked': chosen,
  } as const
  return (
    <button type="button" className={styles.item} {...state} tabIndex={-1} onClick={onSelect}>
      <span className={styles.tick}>{chosen ? <Icon name="check" /> : null}</span>
      <Content {...content} />
    </button>
  )
}

/** A labelled group of items. */
export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu can't contain a fieldset
    <div role="group" aria-label={label}>
      <div className={styles.groupLabel} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  )
}

/** A line between groups. */
export function MenuLine() {
  return <hr className={styles.line} />
}
