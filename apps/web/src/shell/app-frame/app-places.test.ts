import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { expect, test } from 'vitest'
import { APP_PLACES } from '../../places.ts'
import { placeOf, placesOf } from './app-places.ts'

test.each([
  ['/my-impact', 'Overview'],
  ['/my-impact/manage/integrations', 'Integrations'],
  ['/my-impact/manage/integrations/5f0c', 'Integrations'],
  ['/my-impact/account/members', 'Members'],
  ['/my-impact/nothing-here', null],
  ['/my-impacts', null],
])('at %s the menu marks %s', (path, label) => {
  expect(placeOf(path, APP_PLACES)?.label() ?? null).toBe(label)
})

test('who is limited to a part of the footprint has few places, and nobody else has theirs', () => {
  const of = (role: Role) =>
    placesOf(APP_PLACES, { kind: 'business', role }).map(({ label }) => label())
  expect(of('entry')).toEqual(['Your part', 'Accounts'])
  expect(of('viewer')).not.toContain('Your part')
  expect(of('viewer')).toContain('Accounts')
})
