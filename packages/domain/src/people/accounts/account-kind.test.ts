import { expect, test } from 'vitest'
import { otherKind } from './account-kind.ts'

test('the other kind of personal is business, and the other way round', () => {
  expect([otherKind('personal'), otherKind('business')]).toEqual(['business', 'personal'])
})
