import { useLinkClickHandler, useNavigation } from '@remix-run/react'
import { formatCount } from '~/domain/format'
import { Icon } from './icon'
import { Link } from './link'
import { type PageStep, pageSteps } from './page-steps'
import * as styles from './pager.css'
import { text } from './text'
import { onlyPhone } from './text-style.css'

export interface PagerProps {
  /** What is being paged, for the name of the region. */
  readonly of: string
  readonly page: number
  /** Number of pages; 0 for an empty list. */
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Links to the pages around this one, the first and the last. */
export function Pager({ of, page, pages, hrefOf }: PagerProps) {
  const last = Math.max(1, pages)
  const from = useAskedPage(page, hrefOf)
  return (
    <nav className={styles.pager} aria-label={text.pages(of)}>
      <Arrow
        label={text.previousPage}
        icon="previous"
        to={from > 1 ? hrefOf(Math.min(from - 1, last)) : undefined}
      />
      <span className={onlyPhone}>{text.pageOf(formatCount(page), formatCount(last))}</span>
      {pageSteps(page, last).map((step) =>
        step === undefined ? null : (
          <NumberLink key={step.page} {...step} current={step.page === page} to={hrefOf(step.page)} />
        ),
      )}
      <Arrow label={text.nextPage} icon="next" to={from < last ? hrefOf(from + 1) : undefined} />
    </nav>
  )
}

/** So many steps in a row go on from each other before their page is there. */
const stepsAhead = [1, 2, 3, 4, 5]

/** The page that the arrows go on from: the one that is on its way, or that is shown. */
function useAskedPage(page: number, hrefOf: PagerProps['hrefOf']): number {
  const next = useNavigation().location
  if (next === undefined) return page
  const ahead = stepsAhead.flatMap((steps) => [page + steps, page - steps])
  return ahead.find((each) => hrefOf(each) === next.pathname + next.search) ?? page
}

interface ArrowProps {
  readonly label: string
  readonly icon: 'previous' | 'next'
  /** Undefined = there is no page on that side. */
  readonly to: string | undefined
}

/** A link whose `to` is undefined: it leads nowhere, says so, and keeps the focus of who has come here by it. */
const off = { role: 'link', 'aria-disabled': true, tabIndex: -1 } as const

/** One element for both, since another one would lose the focus. */
export function Arrow({ label, icon, to }: ArrowProps) {
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
