import { describe, expect, test } from 'vitest'
import { checkWidget, type WidgetSettings } from './check-widget.ts'
import { widgetBox } from './widget-box.ts'
import { widgetColours, worst } from './widget-colours.ts'
import { allowsHost } from './widget-domains.ts'
import {
  DEFAULT_LOOK,
  sizeNamed,
  WIDGET_COLOURS,
  WIDGET_SIZE_NAMES,
  type WidgetLook,
} from './widget-look.ts'

const settings: WidgetSettings = {
  ...DEFAULT_LOOK,
  displayName: 'Footer',
  displayCompanyName: true,
  allowedDomains: ['fernbank.example'],
  activeImpactTypes: ['trees', 'co2e', 'plastic'],
  reportedProducts: ['business-instant-onetime'],
  note: '',
}
const check = (change: Partial<WidgetSettings>, hasPicture = false) =>
  checkWidget({ ...settings, ...change }, { kind: 'business', hasPicture })
const fields = (change: Partial<WidgetSettings>, hasPicture = false) =>
  check(change, hasPicture).map(({ field }) => field)

describe('a widget', () => {
  test('as it is offered is right', () => expect(check({})).toEqual([]))

  test.each<[Partial<WidgetSettings>, string]>([
    [{ displayName: '' }, 'Please give the widget a name.'],
    [{ displayName: 'a'.repeat(61) }, 'Please use at most 60 characters.'],
    [{ note: 'a'.repeat(141) }, 'Please use at most 140 characters.'],
    [{ note: 'a\nb' }, 'Please use plain text on one line.'],
    [{ activeImpactTypes: [] }, 'Please choose at least one impact.'],
    [{ reportedProducts: [] }, 'Please choose at least one product.'],
    [{ reportedProducts: ['oak'] }, 'One of these products is not of this account.'],
    [{ background: 'image' }, 'Please choose a picture for the background.'],
    [{ gradientTo: '#12345' }, 'Please choose a colour such as #1f5a43.'],
    [
      { background: 'dark', textTheme: 'dark' },
      'This text is hard to read on this background. Please choose a stronger contrast.',
    ],
    [{ size: 'custom', width: 210, height: 400 }, 'What it shows needs 220 to 1200 pixels here.'],
  ])('of %j says why it cannot be shown', (change, message) => {
    expect(check(change).map((problem) => problem.message)).toEqual([message])
  })

  test.each<[string, Partial<WidgetSettings>]>([
    ['a name of sixty characters', { displayName: 'a'.repeat(60) }],
    ['a note of 140 characters', { note: 'a'.repeat(140) }],
    ['the largest size', { size: 'custom', width: 1_200, height: 800 }],
    ['a size that is given and not used', { width: 1, height: 1 }],
  ])('may have %s', (_, change) => expect(check(change)).toEqual([]))

  test.each<[string, Partial<WidgetSettings>, string]>([
    ['no name', { displayName: '' }, 'displayName'],
    ['a name that is too long', { displayName: 'a'.repeat(61) }, 'displayName'],
    ['a note that is too long', { note: 'a'.repeat(141) }, 'note'],
    ['a note of two lines', { note: 'a\nb' }, 'note'],
    ['a note that reorders what follows', { note: 'a\u202eb' }, 'note'],
    ['no impact', { activeImpactTypes: [] }, 'activeImpactTypes'],
    ['no product', { reportedProducts: [] }, 'reportedProducts'],
    ['a product that does not exist', { reportedProducts: ['oak'] }, 'reportedProducts'],
    [
      'a product of personal accounts',
      { reportedProducts: ['personal-instant-onetime'] },
      'reportedProducts',
    ],
    ['a background without its picture', { background: 'image' }, 'picture'],
    ['a colour that is none', { customBackground: 'red;}' }, 'customBackground'],
    ['a gradient that ends in none', { gradientTo: '#12345' }, 'gradientTo'],
    ['dark text on dark', { background: 'dark', textTheme: 'dark' }, 'textTheme'],
    [
      'green text on its own gradient',
      { background: 'colour', textTheme: 'custom', textColour: 'green' },
      'textColour',
    ],
    ['a size too narrow for its figures', { size: 'custom', width: 210, height: 400 }, 'width'],
    ['a size too low for its figures', { size: 'custom', width: 400, height: 100 }, 'height'],
    ['a size beyond the limits', { size: 'custom', width: 1_201, height: 400 }, 'width'],
  ])('with %s says so at the field', (_, change, field) => {
    expect(fields(change)).toEqual([field])
  })

  test('may have a picture, a custom size and eleven-pixel text', () => {
    expect(check({ background: 'image' }, true)).toEqual([])
    expect(check({ size: 'custom', width: 220, height: 208 })).toEqual([])
  })

  test('needs less room for fewer figures', () => {
    const low = { size: 'custom', width: 300, height: 135 } as const
    expect(fields(low)).toEqual(['height'])
    expect(fields({ ...low, activeImpactTypes: ['trees'] })).toEqual([])
    const withNote = { ...low, activeImpactTypes: ['trees'], note: 'Since 2026' } as const
    expect(fields(withNote)).toEqual(['height'])
  })
})

describe('domains', () => {
  test.each(['name.tld', 'sub.name.tld', 'a-b.co.uk', 'xn--mnchen-3ya.de', '1.example', '*'])(
    '%s is one',
    (domain) => expect(fields({ allowedDomains: [domain] })).toEqual([]),
  )

  test('a domain of 253 characters is one', () => {
    expect(fields({ allowedDomains: [`${'a.'.repeat(125)}tld`] })).toEqual([])
  })

  test.each([
    '',
    'name',
    'https://name.tld',
    'name.tld/shop',
    'name.tld?a=b',
    'name.tld:8080',
    '*.name.tld',
    'name..tld',
    '-a.tld',
    'a-.tld',
    'name.tld.',
    'na me.tld',
    'name.t',
    '127.0.0.1',
    `${'a'.repeat(64)}.tld`,
    `${'a.'.repeat(126)}tl`,
    'name.tld;frame-ancestors *',
    '"><script>alert(1)</script>.tld',
  ])('"%s" is none', (domain) => {
    expect(check({ allowedDomains: [domain] })).toEqual([
      { field: 'allowedDomains', message: 'Please enter a valid domain name' },
    ])
  })

  test('are one to ten, or a * alone', () => {
    const says = (allowedDomains: readonly string[]) =>
      check({ allowedDomains }).map(({ field, message }) => `${field}: ${message}`)
    const many = Array.from({ length: 11 }, (_, index) => `a${index}.tld`)
    expect(says(many)).toEqual(['allowedDomains: Please use at most 10 domains.'])
    expect(fields({ allowedDomains: many.slice(1) })).toEqual([])
    expect(fields({ allowedDomains: [] })).toEqual(['allowedDomains'])
    expect(says(['*', 'name.tld'])).toEqual([
      'allowedDomains: A * stands for every domain, so please leave the others out.',
    ])
    expect(says(['name.tld', 'name'])).toEqual(['allowedDomains: Please enter a valid domain name'])
  })

  test.each([
    [['name.tld'], 'name.tld', true],
    [['name.tld'], 'www.name.tld', true],
    [['name.tld'], 'shop.name.tld', false],
    [['name.tld'], 'name.tld.evil.tld', false],
    [['name.tld'], 'evilname.tld', false],
    [['www.name.tld'], 'www.name.tld', true],
    [['www.name.tld'], 'name.tld', false],
    [['*'], 'anything.at.all', true],
    [['other.tld', 'name.tld'], 'name.tld', true],
  ])('%o on %s: %s', (domains, host, isAllowed) => {
    expect(allowsHost(domains, host)).toBe(isAllowed)
  })
})

test('short names of sizes stand for the long ones', () => {
  expect(WIDGET_SIZE_NAMES.map(sizeNamed)).toEqual(
    'small medium large custom small medium large large'.split(' '),
  )
})

test('an icon can be seen in a badge of every colour', () => {
  for (const badgeColour of WIDGET_COLOURS) {
    const { badge, onBadge } = widgetColours({ ...DEFAULT_LOOK, badgeColour })
    expect(worst([onBadge], badge)).toBeGreaterThan(3)
  }
})

test('its place follows from its settings', () => {
  const of = (look: Partial<WidgetLook>, figures = 3, hasNote = false) =>
    widgetBox({ ...DEFAULT_LOOK, ...look }, { figures, hasNote })
  expect(of({})).toEqual({ text: 14, width: 280, height: 265 })
  expect(of({ size: 'small' }, 1)).toEqual({ text: 12, width: 240, height: 141 })
  expect(of({ style: 'banner', size: 'large' })).toEqual({ text: 17, width: 714, height: 121 })
  expect(of({ size: 'custom', width: 800, height: 300 })).toMatchObject({ text: 15.75 })
  expect(of({ size: 'custom', width: 220, height: 400 })).toMatchObject({ text: 11 })
  expect(of({ size: 'custom', width: 1_200, height: 800 })).toMatchObject({ text: 24 })
})
