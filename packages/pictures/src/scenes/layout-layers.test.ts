import { expect, test } from 'vitest'
import { plant } from '../nature/trees.ts'
import { type LayerMarks, layoutLayers } from './layout-layers.ts'

const tree = (x: number) => plant('frond', { x, y: 10, scale: 1 })
const drawn = layoutLayers(
  [
    { since: null, shapes: [{ d: 'M0 0h9v9z', fill: 'soil' }] },
    { since: { of: 'trees', from: 1 }, shapes: tree(1) },
    { since: { of: 'trees', from: 2 }, shapes: tree(2) },
    { since: { of: 'trees', from: 3 }, shapes: tree(3) },
  ],
  {
    paint: (ink) => ink,
    prefix: 'p',
    marksOf: (since): LayerMarks =>
      since ? { 'data-from': String(Math.ceil(since.from / 2)) } : {},
  },
)

test('layers that come together are one group, and what is always there is in none', () => {
  const [, ...groups] = drawn.split('<g data-from')
  expect(groups.map((group) => group.match(/<use/g)?.length)).toEqual([2, 1])
  expect(drawn.indexOf('M0 0h9v9z')).toBeLessThan(drawn.indexOf('<g data-from'))
})

test('a plant is drawn once and used for all like it', () => {
  expect(drawn.match(/<g id=/g)).toHaveLength(1)
})
