import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CAPABILITIES } from './capabilities.ts'
import { PURCHASE_KINDS } from './from-manifests/purchase-kinds.ts'
import { ALL_JOBS } from './jobs/all-jobs.ts'

const FOLDER = new URL('capabilities/', import.meta.url)
type Place = { readonly area: string; readonly name: string }
const placeOf = ({ area, name }: Place) => `${area}/${name}`
const sourceOf = (place: Place) =>
  readFileSync(new URL(`${placeOf(place)}/capability.ts`, FOLDER), 'utf8')

test('every folder of a capability has a manifest in the list, under its own area and name', () => {
  const folders = readdirSync(FOLDER).flatMap((area) =>
    readdirSync(new URL(`${area}/`, FOLDER)).map((name) => `${area}/${name}`),
  )
  expect(CAPABILITIES.map(placeOf).toSorted()).toEqual(folders.toSorted())
  for (const each of CAPABILITIES) expect(sourceOf(each)).toContain(`name: '${each.name}'`)
})

test('a name belongs to one capability', () => {
  const names = CAPABILITIES.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('a manifest says in one short sentence what its capability is about', () => {
  for (const { name, says } of CAPABILITIES) expect(says, name).toMatch(/^[A-Z].{20,120}[.?]$/)
})

describe('the jobs of a capability', () => {
  test.each(CAPABILITIES.map(({ area, name, jobs = {} }) => ({ area, name, jobs })))(
    'of $name have their payloads beside them',
    ({ area, name, jobs }) => {
      const [, declared = ''] =
        /interface Jobs \{\n([\s\S]*?)\n {2}\}\n\}/.exec(sourceOf({ area, name })) ?? []
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
