// What nivo looks for in @react-spring/web. Our charts draw their layers themselves and move nothing (app/components/charts), but nivo would still start
// a spring for each value of each bar: half a second on a phone, in one task.
const asItIs = (component) => component

export const animated = new Proxy(asItIs, { get: (_, tag) => tag })
export const config = {}
export const to = () => undefined
export const useSpring = (values) => values
export const useTransition = () => () => null
