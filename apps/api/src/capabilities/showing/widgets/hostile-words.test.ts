import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'
import { isBareDomain } from '@understory/domain/showing/widgets/widget-domains.ts'
import { describe, expect, test } from 'vitest'
import { PAYLOADS, skeleton } from '../../../testing/hostile-texts.ts'
import { framePage, framePolicy } from './frame-page.ts'

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
