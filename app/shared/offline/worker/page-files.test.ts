import { expect, test } from 'vitest'
import { filesOfPage } from './page-files'

const html = [
  '<link rel="modulepreload" href="/assets/entry.client-a1.js"/>',
  '<link rel="stylesheet" type="text/plain" href="/assets/root-b2.css"/>',
  '<script>window.__remixManifest = {"routes":{"root":{"module":"/assets/root-c3.js","imports":["/assets/frame-d4.js"]}}}</script>',
  `<script type="module">import * as route0 from '/assets/root-c3.js';import("/assets/entry.client-a1.js")</script>`,
  '<a href="/tokens">/assets/text.js</a><img src="/assets/logo.svg"/>',
  '<script>enqueue("[\\"/assets/data.js\\"]")</script>',
].join('')

test('finds the scripts and stylesheets of a document once, and no others', () => {
  expect(filesOfPage(html, {})).toEqual([
    '/assets/entry.client-a1.js',
    '/assets/root-b2.css',
    '/assets/root-c3.js',
    '/assets/frame-d4.js',
  ])
  expect(filesOfPage('<p>none</p>', { '/assets/x.js': ['/assets/y.js'] })).toEqual([])
})

test('adds the files that these load later, and those that the later ones load', () => {
  const late = {
    '/assets/frame-d4.js': ['/assets/chart-e5.js', '/assets/frame-d4.js'],
    '/assets/chart-e5.js': ['/assets/marks-f6.js', '/assets/chart-e5.css'],
    '/assets/other.js': ['/assets/other-chart.js'],
  }
  expect(filesOfPage(html, late).slice(4)).toEqual([
    '/assets/chart-e5.js',
    '/assets/marks-f6.js',
    '/assets/chart-e5.css',
  ])
})
