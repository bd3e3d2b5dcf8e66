import { expect, test } from 'vitest'
import { APP_PLACES, SETTINGS_PLACES } from './places.ts'
import routes from './routes.ts'
import { GROUP_TITLES } from './shell/app-frame/places.ts'

test('every place is a page, and stands in the navigation once', () => {
  const pages = new Set(routes.map(({ path }) => `/${path}`))
  for (const places of [APP_PLACES, SETTINGS_PLACES]) {
    const addresses = places.map(({ href }) => href)
    expect(addresses.filter((href) => !pages.has(href))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
  }
})

test('no two places of a group have the same order', () => {
  const orders = APP_PLACES.map(({ group, order }) => `${group} ${order}`)
  expect(new Set(orders).size).toBe(orders.length)
  const tabs = SETTINGS_PLACES.map(({ order }) => order)
  expect(new Set(tabs).size).toBe(tabs.length)
})

/** What the specification lists; a capability may add places among them. */
const IN_ORDER: Readonly<Record<keyof typeof GROUP_TITLES, readonly string[]>> = {
  dashboards: ['Impact', 'Footprint', 'Targets', 'Public ledger'],
  share: ['Assets', 'Shareables', 'Impact page', 'Badges', 'Live widgets'],
  manage: ['Purchases', 'Subscriptions', 'Gifts', 'Vehicles', 'Integrations'],
  account: [
    'Settings',
    'Cards',
    'Notifications',
    'Sign-in and security',
    'Members',
    'Accounts',
    'Activity',
    'Your data',
  ],
}

test.each(Object.entries(IN_ORDER))(
  'the group %s shows its pages in this order',
  (group, labels) => {
    const shown = APP_PLACES.filter((place) => place.group === group).map(({ label }) => label())
    expect(shown.filter((label) => labels.includes(label))).toEqual(labels)
  },
)

test('the groups stand in this order, and so do the pages of the settings', () => {
  expect(Object.keys(GROUP_TITLES)).toEqual(Object.keys(IN_ORDER))
  const tabs = ['Profile', 'Business', 'Billing and tax', 'Logo']
  const shown = SETTINGS_PLACES.map(({ label }) => label())
  expect(shown.filter((label) => tabs.includes(label))).toEqual(tabs)
})
