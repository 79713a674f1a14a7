import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/**
 * Tests that nivo draws the same with the stand-in of @react-spring/web as with the package itself when
 * animation is off.
 */

interface Springs {
  to(values: unknown, compute: (...values: never[]) => unknown): unknown
  useSpring(values: object): object
}

type Charts = Readonly<Record<'HeatMap' | 'Bar' | 'Pie', FunctionComponent<object>>> & {
  readonly springs: Springs
}

const withStandIn: Plugin = {
  name: 'stand-in',
  setup({ onResolve }) {
    onResolve({ filter: /^@react-spring\/web$/ }, () => ({
      path: resolve('vendor/react-spring-absent/index.js'),
    }))
  },
}

async function loadCharts(standIn: boolean): Promise<Charts> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { HeatMap } from '@nivo/heatmap'
        export { Bar } from '@nivo/bar'
        export { Pie } from '@nivo/pie'
        export * as springs from '@react-spring/web'`,
      // Only nivo's packages can import the package.
      resolveDir: resolve('node_modules/@nivo/heatmap'),
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    mainFields: ['module', 'main'],
    external: ['react', 'react-dom'],
    plugins: standIn ? [withStandIn] : [],
  })
  const module = { exports: {} as Charts }
  const run = new Function('module', 'require', outputFiles[0]?.text ?? '')
  run(module, createRequire(import.meta.url))
  return module.exports
}

const ours = await loadCharts(true)
const theirs = await loadCharts(false)

const common = {
  width: 300,
  height: 200,
  animate: false,
  colors: () => 'rgba(1, 2, 3, 1)',
  borderColor: 'rgba(4, 5, 6, 1)',
}

const drawings = [
  {
    chart: 'HeatMap',
    props: {
      ...common,
      emptyColor: 'rgba(7, 8, 9, 1)',
      labelTextColor: 'rgba(4, 5, 6, 1)',
      data: [
        { id: 'SOL', data: [1, -2, null].map((y, x) => ({ x, y })) },
        { id: 'BTC', data: [3, 0, 5].map((y, x) => ({ x, y })) },
      ],
    },
    /** Number of drawn cells, bars or slices. */
    shapes: /<rect[^>]*rgba\([17]/g,
    count: 6,
  },
  {
    chart: 'Bar',
    props: {
      ...common,
      labelTextColor: 'rgba(4, 5, 6, 1)',
      data: [
        { id: 'a', value: 3 },
        { id: 'b', value: 5 },
      ],
    },
    shapes: /<rect[^>]*rgba\(1/g,
    count: 2,
  },
  {
    chart: 'Pie',
    props: {
      ...common,
      enableArcLinkLabels: false,
      arcLabelsTextColor: 'rgba(4, 5, 6, 1)',
      data: [
        { id: 'a', value: 3 },
        { id: 'b', value: 5 },
      ],
    },
    shapes: /<path[^>]*rgba\(1/g,
    count: 2,
  },
] as const

test.each(drawings)(
  '$chart draws the same with the stand-in as with springs',
  ({ chart, props, shapes, count }) => {
    const drawn = renderToStaticMarkup(createElement(ours[chart], props))
    expect(drawn.match(shapes)).toHaveLength(count)
    expect(drawn).toBe(renderToStaticMarkup(createElement(theirs[chart], props)))
  },
)

test('values are computed as springs at rest compute them', () => {
  const sum = (...values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const real = theirs.springs.to([1, 2, 3], sum) as { get(): unknown }
  expect(ours.springs.to([1, 2, 3], sum)).toBe(real.get())
  expect(ours.springs.to(4, sum)).toBe(4)
})

test('a spring has the values, not the properties of the animation', () => {
  const keysOf = (values: object, springs: Springs) =>
    renderToStaticMarkup(createElement(SpringKeys, { values, springs }))
  const animation = { config: {}, delay: 1, immediate: true }
  for (const values of [
    { x: 1, y: 2, ...animation },
    { to: { transform: 'none' }, ...animation },
  ])
    expect(keysOf(values, ours.springs)).toEqual(keysOf(values, theirs.springs))
})

function SpringKeys({ values, springs }: { readonly values: object; readonly springs: Springs }) {
  return Object.keys(springs.useSpring(values)).join(', ')
}
