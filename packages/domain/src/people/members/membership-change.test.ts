import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from '../accounts/permissions.ts'
import { mayInvite, refuseMembershipChange } from './membership-change.ts'

describe('changing a member', () => {
  test.each([
    ['an admin makes a viewer a member', 'admin', 'viewer', 'member', null],
    ['an admin removes a member', 'admin', 'member', null, null],
    ['an admin makes someone an owner', 'admin', 'member', 'owner', 'ROLE_FORBIDS'],
    ['an admin removes an owner', 'admin', 'owner', null, 'ROLE_FORBIDS'],
    ['an owner makes an admin an owner', 'owner', 'admin', 'owner', null],
    ['a member removes a viewer', 'member', 'viewer', null, 'ROLE_FORBIDS'],
  ] as const)('%s', (_, by, from, to, refusal) => {
    expect(refuseMembershipChange({ by, from, to, isSelf: false, owners: 2 })).toBe(refusal)
  })

  test.each(['admin', 'member', 'viewer'] as const)('anyone may leave: %s', (role) => {
    const leaving = { by: role, from: role, to: null, isSelf: true, owners: 1 }
    expect(refuseMembershipChange(leaving)).toBeNull()
  })

  test('the last owner neither leaves nor steps down', () => {
    for (const to of ['admin', 'member', 'viewer', null] as const) {
      const change = { by: 'owner', from: 'owner', to, isSelf: true, owners: 1 } as const
      expect(refuseMembershipChange(change)).toBe('LAST_OWNER')
    }
  })

  test('whatever is asked in whatever order, an account keeps an owner', () => {
    const role = fc.constantFrom(...ROLES)
    const ask = fc.record({
      by: fc.nat(5),
      who: fc.nat(5),
      to: fc.option(role, { nil: null }),
    })
    fc.assert(
      fc.property(
        fc.array(role, { maxLength: 5 }),
        fc.array(ask, { maxLength: 60 }),
        (more, asks) => {
          const members: (Role | null)[] = ['owner', ...more]
          for (const { by, who, to } of asks) {
            const asker = members[by]
            const from = members[who]
            if (!asker || !from) continue
            const owners = members.filter((member) => member === 'owner').length
            const refusal = refuseMembershipChange({
              by: asker,
              from,
              to,
              isSelf: by === who,
              owners,
            })
            if (refusal === null) members[who] = to
          }
          expect(members).toContain('owner')
        },
      ),
    )
  })
})

test('only an owner invites another owner, and only who manages members invites at all', () => {
  const invited = ROLES.map((by) => ROLES.filter((to) => mayInvite(by, to)))
  expect(invited).toEqual([[...ROLES], ['admin', 'member', 'viewer', 'entry'], [], [], []])
})

test('someone else cannot be made to leave by a person who does not manage members', () => {
  const change = { by: 'member', from: 'viewer', to: null, owners: 1 } as const
  expect(refuseMembershipChange({ ...change, isSelf: false })).toBe('ROLE_FORBIDS')
  expect(refuseMembershipChange({ ...change, to: 'admin', isSelf: true })).toBe('ROLE_FORBIDS')
})

test('an owner stays an owner, and one of two may step down', () => {
  const change = { by: 'owner', from: 'owner', isSelf: true } as const
  expect(refuseMembershipChange({ ...change, to: 'owner', owners: 1 })).toBeNull()
  expect(refuseMembershipChange({ ...change, to: 'admin', owners: 2 })).toBeNull()
  expect(refuseMembershipChange({ ...change, from: 'admin', to: 'member', owners: 1 })).toBeNull()
})
