import { describe, expect, test } from 'vitest'
import { SECTORS } from '../company-footprints/estimate/sectors.ts'
import { ACTION_IDEAS, ideasFor } from './action-ideas.ts'

const FOR_ANY = ['renewable-power', 'suppliers', 'commuting', 'fund', 'plant', 'literacy']

describe('ideas', () => {
  test('are there for every group of sectors, and name only groups that there are', () => {
    const groups = new Set(SECTORS.map(({ group }) => group))
    for (const group of groups) expect(ideasFor(group).length, group).toBeGreaterThan(7)
    const named = ACTION_IDEAS.flatMap(({ groups: of }) => (of === 'all' ? [] : of))
    expect(named.filter((group) => !groups.has(group))).toEqual([])
    expect(new Set(ACTION_IDEAS.map(({ id }) => id)).size).toBe(ACTION_IDEAS.length)
  })

  test.each([
    ['agriculture', ['led', 'fertiliser']],
    ['construction', ['electric-fleet', 'routes', 'cement']],
    ['power', ['led', 'air-leaks', 'process-heat']],
    [null, []],
  ])('for %s begin with its own, and those for any company follow', (group, own) => {
    expect(ideasFor(group).map(({ id }) => id)).toEqual([...own, ...FOR_ANY])
  })
})
