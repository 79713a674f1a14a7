// Stand-in for @react-spring/web 10.1.2: the names that nivo imports. Sextant's charts draw their layers
// without animation (app/shared/charts), but nivo would still start a spring for each value of each bar:
// half a second on a phone, in one task. Every value is therefore the final value from the start.
import { createElement, Fragment } from 'react'

const unchanged = (component) => component

/** `animated.rect` is the element `rect`; `animated(Component)` is the component. */
export const animated = new Proxy(unchanged, { get: (_, tag) => tag })
export const config = {}

/** Returns what `compute` returns for the value, or for the values of a list. */
export const to = (values, compute) => (Array.isArray(values) ? compute(...values) : compute(values))

/** Returns the values at the end of the animation. The other properties only describe the animation. */
export const useSpring = ({ config, delay, from, immediate, to, ...values }) => ({ ...values, ...to })

/** Renders each item with its values at the end of the animation. Items that leave are removed at once. */
export const useTransition =
  (items, { keys, from, enter }) =>
  (render) =>
    items.map((item, index) =>
      createElement(
        Fragment,
        { key: keys?.(item) ?? index },
        render({ ...valuesFor(item, index, from), ...valuesFor(item, index, enter) }, item, undefined, index),
      ),
    )

const valuesFor = (item, index, values) => (typeof values === 'function' ? values(item, index) : values)
