import { describe, expect, test } from 'vitest'
import { type BrowserTelemetry, type CreateTelemetry, together } from './browser-telemetry.ts'
import { createGoogleTag } from './google-tag.ts'
import { createHotjar } from './hotjar.ts'
import { createMetaPixel } from './meta-pixel.ts'
import { createTagManager } from './tag-manager.ts'

const FAQ = { path: '/faq', campaign: '?utm_source=news&gclid=1' }
const PAID = { id: 'p-1', product: 'personal-instant', value: 5, currency: 'GBP' }

/** A page that remembers what is loaded and what was pushed to Google's data layer, in one order. */
function emptyPage() {
  const said: string[] = []
  const layer = {
    length: 0,
    push(entry: ArrayLike<unknown> & { event?: string }) {
      layer.length += 1
      said.push(
        entry.length === undefined
          ? String(entry.event)
          : [...Array.from(entry)].slice(0, 2).join(' '),
      )
    },
  }
  const globals: Record<string, unknown> = { dataLayer: layer }
  const load = (host: string, path: string) => void said.push(`load ${new URL(path, host).href}`)
  return { said, globals, page: { globals, origin: 'https://a.example', load, conversion: null } }
}

function run(creates: readonly [CreateTelemetry, string][]) {
  const { page, said, globals } = emptyPage()
  const telemetry = together(creates.map(([create, id]) => create(page, id)))
  return { telemetry, said, globals }
}

describe('Google', () => {
  test('denies first, updates at once where the choice is known, and loads the container last', () => {
    const { telemetry, said } = run([[createTagManager, 'GTM-TEST']])
    expect(said).toEqual(['consent default', 'set ads_data_redaction'])
    telemetry.consent(true)
    telemetry.page(FAQ)
    expect(said.slice(2)).toEqual([
      'consent update',
      'understory_consent',
      'gtm.js',
      'load https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
      'page_view',
    ])
  })

  test('is denied once and granted once by two of its tags, before either is loaded', () => {
    const { telemetry, said } = run([
      [createTagManager, 'GTM-TEST'],
      [createGoogleTag, 'G-TEST'],
    ])
    telemetry.consent(true)
    expect(said.filter((each) => each.startsWith('consent'))).toEqual([
      'consent default',
      'consent update',
    ])
    const loaded = said.findIndex((each) => each.startsWith('load'))
    expect(said.indexOf('consent update')).toBeLessThan(loaded)
    expect(said.filter((each) => each.startsWith('load'))).toHaveLength(2)
  })

  test('denies every signal but that of security, and grants what was asked for', () => {
    const globals: Record<string, unknown> = {}
    const page = { globals, origin: 'https://a.example', load: () => {}, conversion: null }
    const tag = createGoogleTag(page, 'G-TEST')
    const states = () =>
      (globals.dataLayer as ArrayLike<unknown>[])
        .filter((entry) => entry[0] === 'consent')
        .map((entry) => entry[2] as Record<string, string>)
    tag.consent(true)
    tag.consent(false)
    const [byDefault, granted, denied] = states()
    expect(byDefault).toMatchObject({ security_storage: 'granted', ad_storage: 'denied' })
    const four = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
    for (const signal of four) {
      expect([byDefault?.[signal], granted?.[signal], denied?.[signal]]).toEqual([
        'denied',
        'granted',
        'denied',
      ])
    }
    tag.shutdown()
    expect(globals['ga-disable-G-TEST']).toBe(true)
    // Commands are `arguments` objects, or Google takes them for messages.
    expect(String((globals.dataLayer as unknown[])[0])).toBe('[object Arguments]')
  })
})

describe('Google Ads', () => {
  const layerOf = (create: CreateTelemetry, id: string, conversion: string | null) => {
    const globals: Record<string, unknown> = {}
    const page = { globals, origin: 'https://a.example', load: () => {}, conversion }
    const telemetry = create(page, id)
    telemetry.consent(true)
    telemetry.page(FAQ)
    telemetry.purchase(PAID)
    return (globals.dataLayer as ArrayLike<unknown>[]).map((said) =>
      said.length === undefined ? said : [...Array.from(said)],
    )
  }
  const purchase = {
    transaction_id: 'p-1',
    value: 5,
    currency: 'GBP',
    items: [{ item_id: 'personal-instant', item_name: 'personal-instant', price: 5, quantity: 1 }],
  }
  const location = 'https://a.example/faq?utm_source=news&gclid=1'

  test('learns of the campaign that led to a page, and of a purchase once, by its id', () => {
    const said = layerOf(createGoogleTag, 'G-TEST', null)
    expect(said).toContainEqual([
      'event',
      'page_view',
      { page_path: '/faq', page_location: location },
    ])
    expect(said).toContainEqual(['event', 'purchase', purchase])
    expect(said.filter((each) => Array.isArray(each) && each[1] === 'conversion')).toEqual([])
  })

  test('counts a purchase as a conversion under the label of the settings', () => {
    const said = layerOf(createGoogleTag, 'G-TEST', 'AW-123456/AbC-1')
    expect(said).toContainEqual(['config', 'AW-123456', { send_page_view: false }])
    expect(said).toContainEqual([
      'event',
      'conversion',
      { send_to: 'AW-123456/AbC-1', transaction_id: 'p-1', value: 5, currency: 'GBP' },
    ])
  })

  test('learns the same through the tag manager, as its tags read it', () => {
    const said = layerOf(createTagManager, 'GTM-TEST', null)
    expect(said).toContainEqual({ event: 'purchase', ecommerce: purchase })
    expect(said).toContainEqual({ event: 'page_view', page_path: '/faq', page_location: location })
  })
})

describe('Meta', () => {
  const commands = (globals: Record<string, unknown>) =>
    (globals.fbq as { queue: unknown[][] }).queue.map(([one, two]) => `${one} ${two}`)

  test('is revoked before it begins, granted on a yes, revoked on a no', () => {
    const { telemetry, globals, said } = run([[createMetaPixel, '12345678']])
    expect(commands(globals)).toEqual(['consent revoke', 'set autoConfig', 'init 12345678'])
    expect(said).toEqual([])
    telemetry.consent(true)
    telemetry.page(FAQ)
    telemetry.purchase(PAID)
    telemetry.consent(false)
    expect(commands(globals).slice(3)).toEqual([
      'consent grant',
      'track PageView',
      'track Purchase',
      'consent revoke',
    ])
    expect(said).toEqual(['load https://connect.facebook.net/en_US/fbevents.js'])
  })
})

test('Hotjar is loaded on a yes, follows the page, and is silent after the shutdown', () => {
  const { telemetry, globals, said } = run([[createHotjar, '1234567']])
  expect(said).toEqual([])
  telemetry.consent(true)
  telemetry.identify({ id: 'u-1' })
  telemetry.page(FAQ)
  expect(said).toEqual(['load https://static.hotjar.com/c/hotjar-1234567.js?sv=6'])
  const { q } = globals.hj as { q: unknown[][] }
  expect(q).toEqual([
    ['identify', 'u-1', {}],
    ['stateChange', '/faq'],
  ])
  telemetry.shutdown()
  ;(globals.hj as (...command: unknown[]) => void)('event', 'late')
  expect(q).toHaveLength(2)
})

test('after the shutdown nothing reaches any of them', () => {
  const reached: string[] = []
  const note = (name: string) => () => void reached.push(name)
  const one: BrowserTelemetry = {
    consent: note('consent'),
    page: note('page'),
    purchase: note('purchase'),
    identify: note('identify'),
    shutdown: note('shutdown'),
  }
  const telemetry = together([one])
  telemetry.consent(false)
  telemetry.shutdown()
  telemetry.page(FAQ)
  telemetry.purchase(PAID)
  telemetry.shutdown()
  expect(reached).toEqual(['consent', 'shutdown'])
})
