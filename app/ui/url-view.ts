import { assign, hrefWith, type Place, readParam, type UrlParam } from './url-param'

/** The parameters of one view of a page, by the names of its fields. */
export type ViewParams<View extends object> = { readonly [Field in keyof View]: UrlParam<View[Field]> }

/** What an address asks for, field by field; nonsense is the default. Never fails. */
export function readView<View extends object>(params: ViewParams<View>, from: URLSearchParams): View {
  const fields = Object.keys(params) as (keyof View)[]
  return Object.fromEntries(fields.map((field) => [field, readParam(params[field], from)])) as View
}

/** The address of a view: what the view does not know stays as it is. */
export function viewHref<View extends object>(params: ViewParams<View>, view: View, at: Place): string {
  const fields = Object.keys(params) as (keyof View)[]
  return hrefWith(at, ...fields.map((field) => assign(params[field], view[field])))
}
