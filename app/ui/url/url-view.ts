import { assign, hrefWith, type Place, readParam, type UrlParam } from './url-param'

/** URL parameters of a view. Each parameter has the key of the view's field. */
export type ViewParams<View extends object> = { readonly [Field in keyof View]: UrlParam<View[Field]> }

/** Parses a view from the URL. An invalid parameter gets its default value. Never fails. */
export function readView<View extends object>(params: ViewParams<View>, from: URLSearchParams): View {
  const fields = Object.keys(params) as (keyof View)[]
  return Object.fromEntries(fields.map((field) => [field, readParam(params[field], from)])) as View
}

/** Returns the URL of a view. Parameters that do not belong to the view are kept. */
export function viewHref<View extends object>(params: ViewParams<View>, view: View, at: Place): string {
  const fields = Object.keys(params) as (keyof View)[]
  return hrefWith(at, ...fields.map((field) => assign(params[field], view[field])))
}
