import { describe, expect, test } from 'vitest'
import { mayDo, mayDoOnBehalf, PERMISSIONS, ROLES } from './permissions.ts'

describe('who may do what in an account', () => {
  test.each([
    ['owner', PERMISSIONS],
    ['admin', PERMISSIONS.filter((permission) => permission !== 'close-account')],
    ['member', ['see', 'spend', 'change', 'enter-part']],
    ['viewer', ['see']],
    ['entry', ['enter-part']],
  ] as const)('%s may %j and nothing else', (role, allowed) => {
    expect(PERMISSIONS.filter((permission) => mayDo(role, permission))).toEqual(allowed)
  })

  test('a role of more weight may do everything that a lighter one may; who is limited to a part sees nothing else', () => {
    for (const permission of PERMISSIONS) {
      const allowed = ROLES.filter((role) => role !== 'entry').map((role) =>
        mayDo(role, permission),
      )
      expect(allowed, permission).toEqual(allowed.toSorted((a, b) => Number(b) - Number(a)))
    }
  })

  test('staff acting for a customer never touch money, members, data or the account itself', () => {
    expect(PERMISSIONS.filter(mayDoOnBehalf)).toEqual([
      'see',
      'change',
      'enter-part',
      'change-settings',
    ])
  })
})
