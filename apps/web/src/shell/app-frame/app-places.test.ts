import { expect, test } from 'vitest'
import { APP_PLACES } from '../../places.ts'
import { placeOf } from './app-places.ts'

test.each([
  ['/my-impact', 'Overview'],
  ['/my-impact/manage/integrations', 'Integrations'],
  ['/my-impact/manage/integrations/5f0c', 'Integrations'],
  ['/my-impact/account/members', 'Members'],
  ['/my-impact/nothing-here', null],
  ['/my-impacts', null],
])('at %s the menu marks %s', (path, label) => {
  expect(placeOf(path, APP_PLACES)?.label ?? null).toBe(label)
})
