// Stand-in for @react-spring/web 10.1.2: the names that nivo imports. Sextant's charts draw their layers
// without animation (app/components/charts), but nivo would still start a spring for each value of each bar:
// half a second on a phone, in one task.
const unchanged = (component) => component

export const animated = new Proxy(unchanged, { get: (_, tag) => tag })
export const config = {}
export const to = () => undefined
export const useSpring = (values) => values
export const useTransition = () => () => null
