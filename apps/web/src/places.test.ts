import { expect, test } from 'vitest'
import { APP_PLACES, SETTINGS_PLACES } from './places.ts'
import routes from './routes.ts'
import { GROUP_TITLES, type Places } from './shell/app-frame/places.ts'

const manifests = import.meta.glob<Record<string, Places>>('./capabilities/*/*/places.ts', {
  eager: true,
})
const listed = Object.values(manifests).flatMap((module) => Object.values(module))

test('every place that a capability names stands in the navigation', () => {
  expect(new Set(APP_PLACES)).toEqual(new Set(listed.flatMap(({ app = [] }) => app)))
  expect(new Set(SETTINGS_PLACES)).toEqual(new Set(listed.flatMap(({ settings = [] }) => settings)))
})

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

const labelsOf = (group: string) =>
  APP_PLACES.filter((place) => place.group === group).map(({ label }) => label)

test('the groups show their pages in this order', () => {
  expect(Object.keys(GROUP_TITLES).map((group) => [group, ...labelsOf(group)])).toEqual([
    ['dashboards', 'Impact', 'Footprint', 'Targets', 'Public ledger'],
    ['share', 'Assets', 'Shareables', 'Impact page', 'Badges', 'Live widgets'],
    ['manage', 'Purchases', 'Subscriptions', 'Gifts', 'Vehicles', 'Integrations'],
    [
      'account',
      'Settings',
      'Cards',
      'Notifications',
      'Sign-in and security',
      'Members',
      'Accounts',
      'Activity',
      'Your data',
    ],
  ])
  expect(SETTINGS_PLACES.map(({ label }) => label)).toEqual([
    'Profile',
    'Business',
    'Billing and tax',
    'Logo',
  ])
})
