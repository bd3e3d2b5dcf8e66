import type { WidgetFace } from '@understory/contracts/widgets.ts'
import { isBareDomain } from '@understory/domain/widgets/widget-domains.ts'
import { describe, expect, test } from 'vitest'
import { framePage, framePolicy } from './frame-page.ts'

/** What markup is written with, and how it is smuggled. */
const OPENERS = [
  '<',
  '"><',
  "'><",
  '</style><',
  '</title><',
  '-->',
  '</p><',
  ']]><',
  '\u0000<',
  '＜',
]
const BODIES = [
  'script>window.hit=1</script>',
  'img src=x onerror=window.hit=1>',
  'svg/onload=window.hit=1>',
  'iframe srcdoc="<script>window.hit=1</script>">',
  'a href="javascript:window.hit=1">x</a>',
  'style>*{background:url(javascript:window.hit=1)}</style>',
  'meta http-equiv=refresh content="0;url=javascript:window.hit=1">',
  'body onpageshow=window.hit=1>',
  'template><script>window.hit=1</script></template>',
  'math><mtext><img src=x onerror=window.hit=1>',
]
const PAYLOADS = OPENERS.flatMap((opener) => BODIES.map((body) => opener + body))

const face: WidgetFace = {
  css: ':host{color:#000}',
  label: 'label',
  head: 'head',
  items: [{ value: '1', count: 1, unit: 'trees', icon: 'M0 0z' }],
  note: 'note',
  proof: '/funded/1',
  image: null,
  hills: 'M0 0z',
}

/** The markup of a page, without what stands in its elements and attributes. */
const skeleton = (html: string) => html.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*/g, '>')

const FIELDS: readonly (readonly [string, (payload: string) => Partial<WidgetFace>])[] = [
  ['the note', (note) => ({ note })],
  ['the name of the company', (name) => ({ head: `${name} has funded`, label: `What ${name}` })],
  ['a unit', (unit) => ({ items: [{ value: '1', count: 1, unit, icon: 'M0 0z' }] })],
  ['an address', (proof) => ({ proof })],
]

test(`there are at least a hundred payloads: ${PAYLOADS.length}`, () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(100)
})

describe.each(FIELDS)('in %s', (_, change) => {
  test('a payload is words and no markup', () => {
    const honest = skeleton(framePage({ ...face, ...change('honest') }).html)
    for (const payload of PAYLOADS) {
      const { html } = framePage({ ...face, ...change(payload) })
      expect(skeleton(html), payload).toBe(honest)
    }
  })
})

test('no payload is a domain, so none reaches a policy', () => {
  expect(PAYLOADS.filter(isBareDomain)).toEqual([])
  expect(framePolicy('', ['a.example'])).not.toMatch(/unsafe|script-src/)
})
