import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CAPABILITIES } from './capabilities.ts'
import { ALL_JOBS } from './jobs/all-jobs.ts'
import { PURCHASE_KINDS } from './purchase-kinds.ts'

const FOLDER = new URL('capabilities/', import.meta.url)
const sourceOf = (name: string) => readFileSync(new URL(`${name}/capability.ts`, FOLDER), 'utf8')

test('every folder of a capability has a manifest in the list, under its own name', () => {
  const named = CAPABILITIES.map(({ name }) => name)
  expect(named.toSorted()).toEqual(readdirSync(FOLDER).toSorted())
  for (const name of named) expect(sourceOf(name)).toContain(`name: '${name}'`)
})

test('a manifest says in one short sentence what its capability is about', () => {
  for (const { name, says } of CAPABILITIES) expect(says, name).toMatch(/^[A-Z].{20,120}[.?]$/)
})

describe('the jobs of a capability', () => {
  test.each(CAPABILITIES.map(({ name, jobs = {} }) => ({ name, jobs })))(
    'of $name have their payloads beside them',
    ({ name, jobs }) => {
      const [, declared = ''] =
        /interface Jobs \{\n([\s\S]*?)\n {2}\}\n\}/.exec(sourceOf(name)) ?? []
      const names = [...declared.matchAll(/^ {4}'([a-z-]+)':/gm)].map(([, job]) => job)
      expect(names.toSorted()).toEqual(Object.keys(jobs).toSorted())
    },
  )

  test('that are due by themselves are not tried again: their next run is soon', () => {
    for (const [name, { every, queue }] of Object.entries(ALL_JOBS)) {
      if (every?.startsWith('*')) expect(queue.retryLimit, name).toBeLessThanOrEqual(3)
    }
  })
})

test('a kind of purchase belongs to one capability', () => {
  const kinds = CAPABILITIES.flatMap(({ purchaseKinds = {} }) => Object.keys(purchaseKinds))
  expect(kinds).toEqual([...new Set(kinds)])
  expect(kinds.toSorted()).toEqual(Object.keys(PURCHASE_KINDS).toSorted())
})

test('a place where more may be sent is a whole path', () => {
  for (const { name, bodies } of CAPABILITIES) {
    const { refusedAt, ...places } = bodies ?? {}
    for (const { source } of Object.values(places).flat()) {
      expect(source, name).toMatch(/^\^\\\/.*\$$/)
    }
  }
})
