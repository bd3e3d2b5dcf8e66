/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { DAYLIGHT } from '@understory/pictures/palette.ts'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [day = '', ...blocks] = css.split('@media ')
const blockFor = (media: string) => blocks.find((block) => block.startsWith(media)) ?? ''

function tokensOf(block: string): Map<string, string> {
  return new Map(
    Array.from(block.matchAll(/--([a-z0-9-]+): ([^;]+);/g), ([, k = '', v = '']) => [k, v]),
  )
}

const light = tokensOf(day)
const themedFor = (media: string) => new Map([...light, ...tokensOf(blockFor(media))])
const themes = {
  light,
  dark: themedFor('screen and (prefers-color-scheme: dark)'),
  printed: themedFor('print'),
}
type Theme = keyof typeof themes

function colour(theme: Theme, name: string): string {
  const value = themes[theme].get(name) ?? ''
  const reference = /^var\(--(.+)\)$/.exec(value)
  return reference?.[1] ? colour(theme, reference[1]) : value
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const INKS = ['ink', 'moss-900', 'moss-700', 'moss-600', 'bark', 'clay', 'sky', 'tide']
const GROUNDS = ['paper', 'surface-raised', 'surface-sunken', 'surface-lichen']
const TEXTS = [
  'text',
  'text-quiet',
  'link',
  'danger',
  'warning',
  'trees',
  'co2e',
  'plastic',
  'scope-1',
  'scope-2',
  'scope-3',
]
const PAIRS: readonly (readonly [string, string])[] = [
  ...INKS.map((ink) => [ink, 'paper'] as const),
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-band', 'band'],
  ['on-band-quiet', 'band'],
  ['on-soil', 'soil'],
  ['on-soil-quiet', 'soil'],
  ['text', 'lichen'],
  ['text', 'info-surface'],
  ['text', 'success-surface'],
  ['text', 'warning-surface'],
  ['text', 'danger-surface'],
  ['text', 'pic-sky-high'],
  ['text', 'pic-sky-mid'],
]

describe.each(['light', 'dark', 'printed'] as const)('in the %s theme', (theme) => {
  test.each(PAIRS)('%s reads on %s', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['line-strong', 'focus'])('%s is seen on paper', (line) => {
    expect(contrast(colour(theme, line), colour(theme, 'paper'))).toBeGreaterThanOrEqual(3)
  })
})

test('pictures on the page have the colours of pictures on paper', () => {
  for (const [ink, hex] of Object.entries(DAYLIGHT)) expect(light.get(`pic-${ink}`)).toBe(hex)
})
