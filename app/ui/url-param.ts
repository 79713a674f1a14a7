import { cleanSearch } from '~/domain/search-text'

/** One choice of the reader that the address remembers (B4). */
export interface UrlParam<T> {
  readonly name: string
  /** What an address means that does not say, or says nonsense. */
  readonly fallback: T
  /** Undefined = nonsense. */
  readonly parse: (text: string) => T | undefined
  readonly format: (value: T) => string
}

/** A place within the product, as the router knows it. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

/** Pages beyond this are not served (resolution 4.24). */
const lastPage = 10_000

/** One of several words. */
export function choiceParam<T extends string>(
  name: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): UrlParam<T> {
  return {
    name,
    fallback,
    parse: (text) => values.find((value) => value === text),
    format: (value) => value,
  }
}

/** Page of a list, from 1. */
export function pageParam(name: string): UrlParam<number> {
  return {
    name,
    fallback: 1,
    parse: (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= lastPage ? Number(text) : undefined),
    format: String,
  }
}

/** Something that is on or off; off where nothing is said. */
export function flagParam(name: string): UrlParam<boolean> {
  return { name, fallback: false, parse: (text) => (text === '1' ? true : undefined), format: () => '1' }
}

/** What somebody looks for, cut where nobody reads any further. */
export function textParam(name: string, mostCharacters?: number): UrlParam<string> {
  return {
    name,
    fallback: '',
    parse: (text) => cleanSearch(text, mostCharacters),
    format: (value) => value,
  }
}

/** What an address says of a parameter; never fails. */
export function readParam<T>(param: UrlParam<T>, params: URLSearchParams): T {
  const text = params.get(param.name)
  return (text === null ? undefined : param.parse(text)) ?? param.fallback
}

/** A change of an address. */
export type UrlChange = (params: URLSearchParams) => void

/** Sets one parameter; a default is left out, so that one view has one address. */
export function assign<T>(param: UrlParam<T>, value: T): UrlChange {
  return (params) => {
    params.delete(param.name)
    if (value !== param.fallback) params.set(param.name, param.format(value))
  }
}

/** The address after changes; everything else stays as it is. */
export function hrefWith(at: Place, ...changes: readonly UrlChange[]): string {
  const params = new URLSearchParams(at.search)
  for (const change of changes) change(params)
  const search = params.toString()
  return search === '' ? at.pathname : `${at.pathname}?${search}`
}
