import { cleanSearch } from '~/domain/token/clean-search'

/** One choice of the visitor that is stored in the URL, as one parameter. */
export interface UrlParam<T> {
  readonly name: string
  /** Value that is used if the parameter is missing or invalid. */
  readonly fallback: T
  /** Parses the value of the parameter. `undefined`: invalid. */
  readonly parse: (text: string) => T | undefined
  readonly format: (value: T) => string
}

/** A location within the site, in the form that the router uses. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

/** Number of the last page that the API serves. */
const lastPage = 10_000

/** Creates a parameter whose value is one of several words. */
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

/** Creates a parameter for the page number of a list, counted from 1. */
export function pageParam(name: string): UrlParam<number> {
  return {
    name,
    fallback: 1,
    parse: (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= lastPage ? Number(text) : undefined),
    format: String,
  }
}

/** Creates a parameter that is on or off. By default it is off. */
export function flagParam(name: string): UrlParam<boolean> {
  return { name, fallback: false, parse: (text) => (text === '1' ? true : undefined), format: () => '1' }
}

/** Creates a parameter for a search text. The text is cut to the maximum length that the search uses. */
export function textParam(name: string, mostCharacters?: number): UrlParam<string> {
  return {
    name,
    fallback: '',
    parse: (text) => cleanSearch(text, mostCharacters),
    format: (value) => value,
  }
}

/** Parses a parameter. Never fails. */
export function readParam<T>(param: UrlParam<T>, params: URLSearchParams): T {
  const text = params.get(param.name)
  return (text === null ? undefined : param.parse(text)) ?? param.fallback
}

/** A change of URL parameters. */
export type UrlChange = (params: URLSearchParams) => void

/** Sets one parameter. A default value is omitted, so that each view has exactly one URL. */
export function assign<T>(param: UrlParam<T>, value: T): UrlChange {
  return (params) => {
    params.delete(param.name)
    if (value !== param.fallback) params.set(param.name, param.format(value))
  }
}

/** Returns the URL after the changes. All other parameters are kept. */
export function hrefWith(at: Place, ...changes: readonly UrlChange[]): string {
  const params = new URLSearchParams(at.search)
  for (const change of changes) change(params)
  const search = params.toString()
  return search === '' ? at.pathname : `${at.pathname}?${search}`
}
