import { useLinkClickHandler } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatCount } from '~/domain/format/format'
import { text } from '~/ui/text'
import { Link } from '../controls/link'
import { usePendingLocation } from '../hooks/use-pending-location'
import { Icon } from '../marks/icon'
import { onlyPhone } from '../theme/text-style.css'
import { type PageStep, pageSteps } from './page-steps'
import * as styles from './pager.css'

export interface PagerProps {
  /** Noun for the content of the pages, used in the accessible name. */
  readonly of: string
  readonly page: number
  /** Number of pages; 0 for an empty list. */
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Links to the first page, the last page and the pages around the current one. */
export function Pager({ notOnPhone = false, ...list }: PagerProps & { readonly notOnPhone?: boolean }) {
  const { page, pages, hrefOf } = list
  const last = Math.max(1, pages)
  return (
    <PageTurner {...list} className={notOnPhone ? styles.pagerNotOnPhone : styles.pager}>
      <span className={onlyPhone}>{text.pageOf(formatCount(page), formatCount(last))}</span>
      {pageSteps(page, last).map((step) =>
        step === undefined ? null : (
          <NumberLink key={step.page} {...step} current={step.page === page} to={hrefOf(step.page)} />
        ),
      )}
    </PageTurner>
  )
}

interface PageTurnerProps extends PagerProps {
  readonly className: string
  /** Content between the arrows. */
  readonly children: ReactNode
}

/** Arrows to the previous and the next page. */
export function PageTurner({ of, page, pages, hrefOf, className, children }: PageTurnerProps) {
  const last = Math.max(1, pages)
  const from = usePendingPage(page, hrefOf)
  return (
    <nav className={className} aria-label={text.pages(of)}>
      <Arrow
        label={text.previousPage}
        icon="previous"
        to={from > 1 ? hrefOf(Math.min(from - 1, last)) : undefined}
      />
      {children}
      <Arrow label={text.nextPage} icon="next" to={from < last ? hrefOf(from + 1) : undefined} />
    </nav>
  )
}

/**
 * Distances of the page numbers that can be reached by several quick clicks on an arrow, before the first of
 * these pages has loaded.
 */
const stepsAhead = [1, 2, 3, 4, 5]

/**
 * Returns the page from which the arrows count. It is the page that is loading, or the current page if none
 * is loading.
 */
function usePendingPage(page: number, hrefOf: PagerProps['hrefOf']): number {
  const { pathname, search } = usePendingLocation()
  const ahead = stepsAhead.flatMap((steps) => [page + steps, page - steps])
  return ahead.find((each) => hrefOf(each) === pathname + search) ?? page
}

interface ArrowProps {
  readonly label: string
  readonly icon: 'previous' | 'next'
  /** URL of the page to which the arrow leads. `undefined`: there is no page on that side. */
  readonly to: string | undefined
}

/**
 * Attributes of an arrow that leads to no page. Screen readers announce it as disabled. It keeps the focus if
 * the visitor has just reached the first or last page with it.
 */
const off = { role: 'link', 'aria-disabled': true, tabIndex: -1 } as const

/** The same element is rendered with and without `to`, because replacing the element would lose the focus. */
function Arrow({ label, icon, to }: ArrowProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to ?? '', { preventScrollReset: true })
  return (
    <a
      href={to}
      onClick={to === undefined ? undefined : follow}
      className={styles.arrow}
      aria-label={label}
      rel={icon === 'next' ? 'next' : 'prev'}
      {...(to === undefined ? off : undefined)}
    >
      <Icon name={icon} />
    </a>
  )
}

function NumberLink({ page, afterGap, current, to }: PageStep & { current: boolean; to: string }) {
  return (
    <>
      {afterGap ? (
        <span className={styles.gap} aria-hidden="true">
          …
        </span>
      ) : null}
      <Link to={to} sameView className={styles.number} aria-current={current ? 'page' : undefined}>
        {formatCount(page)}
      </Link>
    </>
  )
}
