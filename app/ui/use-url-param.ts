import { useLocation, useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import { assign, hrefWith, readParam, type UrlParam } from './url-param'

interface UrlParamState<T> {
  readonly value: T
  /** Where a link to another value leads. */
  hrefOf(value: T): string
  /** `choose`: a step of its own in the history. `type`: one step however many letters. */
  set(value: T, as: 'choose' | 'type'): void
}

/** A choice that the address keeps. Prefer links to `hrefOf`: they work without JavaScript. */
export function useUrlParam<T>(param: UrlParam<T>): UrlParamState<T> {
  const location = useLocation()
  const navigate = useNavigate()
  const value = useMemo(
    () => readParam(param, new URLSearchParams(location.search)),
    [param, location.search],
  )
  const hrefOf = (next: T) => hrefWith(location, assign(param, next))
  return {
    value,
    hrefOf,
    set: (next, as) => navigate(hrefOf(next), { replace: as === 'type', preventScrollReset: true }),
  }
}
