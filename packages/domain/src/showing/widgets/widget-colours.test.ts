import { describe, expect, test } from 'vitest'
import { widgetColours, worst } from './widget-colours.ts'
import { DEFAULT_LOOK, type WidgetLook } from './widget-look.ts'

const colours = (look: Partial<WidgetLook>) => widgetColours({ ...DEFAULT_LOOK, ...look })
const GRADIENT = { gradientFrom: '#112233', gradientTo: '#445566' } as const

describe('a widget stands on', () => {
  test.each<[string, Partial<WidgetLook>, readonly string[] | null]>([
    ['moss', { background: 'dark' }, ['#16352a']],
    ['paper', { background: 'light' }, ['#fbf8f1']],
    ['a plain colour', { background: 'colour', backgroundColour: 'teal' }, ['#14606a']],
    [
      'both ends of a gradient',
      { background: 'colour', backgroundColour: 'gradient', ...GRADIENT },
      ['#112233', '#445566'],
    ],
    ['a colour of its own', { background: 'custom', customBackground: '#abcdef' }, ['#abcdef']],
    ['a dark veil for light text', { background: 'image', textTheme: 'light' }, ['#16352a']],
    ['a light veil for dark text', { background: 'image', textTheme: 'dark' }, ['#fbf8f1']],
    ['what is behind it', { background: 'transparent' }, null],
  ])('%s', (_, look, ground) => {
    expect(colours(look).ground).toEqual(ground)
  })
})

test.each<[Partial<WidgetLook>, readonly string[]]>([
  [{ textTheme: 'dark' }, ['#1c2a22']],
  [{ textTheme: 'light' }, ['#fbf8f1']],
  [{ textTheme: 'custom', textColour: 'orange' }, ['#a9522a']],
  [{ textTheme: 'custom', textColour: 'gradient', ...GRADIENT }, ['#112233', '#445566']],
])('its text of %j', (look, text) => {
  expect(colours(look).text).toEqual(text)
})

// By the formula of WCAG 2, computed apart.
test.each([
  [['#000000'], ['#ffffff'], 21],
  [['#767676'], ['#ffffff'], 4.54],
  [['#ffffff'], ['#ff0000'], 4],
  [['#ffffff'], ['#00ff00'], 1.37],
  [['#ffffff'], ['#0000ff'], 8.59],
  [['#0a0a0a'], ['#000000'], 1.06],
  [['#ffffff'], ['#000000', '#767676'], 4.54],
  [['#ffffff', '#0000ff'], ['#ffffff'], 1],
] as const)('the least contrast of %j on %j is %d', (front, ground, ratio) => {
  expect(worst(front, ground)).toBeCloseTo(ratio, 2)
})
