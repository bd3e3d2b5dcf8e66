import { readFileSync } from 'node:fs'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { seriesOf } from '@understory/domain/footprints/emission-factors/search/fitting-sets.ts'
import { expect, test } from 'vitest'
import { factorFiles } from './factor-files.ts'
import { partsOfSetId } from './insert-factor-set.ts'

function keysOf(set: string): string[] {
  const file = new URL(
    `../../seed/emission-factors/${set.slice(0, 2)}/${set}.jsonl`,
    import.meta.url,
  )
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [, , category, name, unit] = JSON.parse(line)
    return activityKey({ market: 'uk', category, name, unit })
  })
}

/** What the set after it has no row for, because the publisher left it out or splits it. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'uk-2021':
    /biomethane|open-loop source|overseas electricity|refuse > (?:household residual|commercial and industrial) waste > (?:open-loop|closed-loop|anaerobic digestion|composting)|hotel stay > (?:argentina|austria|czech republic|fiji|greece|ireland|israel|macau, china|new zealand|panama|peru|poland|romania|slovak republic|taiwan, china)/,
  'uk-2022':
    /biofuel > (?:bio|renewable) petrol|r431a > emissions including only non-kyoto products/,
  'uk-2023': /construction > wood > closed-loop source/,
  'uk-2024': /^$/,
}

test.each([
  ['uk-2021', 'uk-2022'],
  ['uk-2022', 'uk-2023'],
  ['uk-2023', 'uk-2024'],
  ['uk-2024', 'uk-2025'],
])('every activity of %s is found in %s', (set, next) => {
  const found = new Set(keysOf(next))
  const missing = keysOf(set).filter((key) => !found.has(key))
  expect(missing.filter((key) => !LEFT_OUT[set]?.test(key))).toEqual([])
})

test('every activity of 2026, whose set leaves out headings, is found in the set before', () => {
  expect(keysOf('uk-2026')).toHaveLength(37)
  expect(keysOf('uk-2025')).toEqual(expect.arrayContaining(keysOf('uk-2026')))
})

test('no two rows of a year are one activity, and no two publishers have the same one, so that none is chosen by chance', async () => {
  const idsOf = new Map<string, string[]>()
  const publishersOf = new Map<string, Set<string>>()
  for (const { setId, read } of await factorFiles()) {
    const { market, year, revision } = partsOfSetId(setId)
    for (const line of (await read()).trimEnd().split('\n')) {
      const [id, , category, name, unit] = JSON.parse(line)
      const key = activityKey({ market, category, name, unit })
      const ofYear = `${key} of ${year}, ${revision}`
      idsOf.set(ofYear, [...(idsOf.get(ofYear) ?? []), id])
      publishersOf.set(key, (publishersOf.get(key) ?? new Set()).add(seriesOf(setId)))
    }
  }
  expect([...idsOf.values()].filter(({ length }) => length > 1)).toEqual([])
  expect([...publishersOf].filter(([, { size }]) => size > 1)).toEqual([])
})
