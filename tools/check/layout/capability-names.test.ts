import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CAPABILITIES } from '../../../apps/api/src/capabilities.ts'
import { ROOT } from '../../folders.ts'
import { findUnexplainedPlaces, findUnknownNames } from './capability-names.ts'

const paths = execFileSync('git', ['ls-files', 'apps'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
const readme = readFileSync(join(ROOT, 'apps/web/README.md'), 'utf8')
const GIFTS = [{ area: 'commerce', name: 'gifts' }] as const

test.each([
  'apps/web/src/capabilities/commerce/presents/gift.route.tsx',
  'apps/web/src/capabilities/proof/gifts/gift.route.tsx',
  'apps/web/src/capabilities/gifts/gift.route.tsx',
  'apps/api/src/capabilities/commerce/presents/setup/give.ts',
])('a folder that no manifest names is found: %s', (path) => {
  expect(findUnknownNames([path], GIFTS)).toMatchObject([{ rule: 'names-of-capabilities' }])
})

test('a folder within one that a manifest names may have any name', () => {
  const path = 'apps/web/src/capabilities/commerce/gifts/setup/cards/card.tsx'
  expect(findUnknownNames([path], GIFTS)).toEqual([])
})

test('a folder of the pages that the README does not explain is found', () => {
  expect(findUnexplainedPlaces(['apps/web/src/helpers/a.ts'], readme)).toMatchObject([
    { path: 'apps/web/src/helpers', rule: 'places-of-pages' },
  ])
})

test('every capability of the pages is one of the API', () => {
  expect(findUnknownNames(paths, CAPABILITIES)).toEqual([])
  expect(findUnexplainedPlaces(paths, readme)).toEqual([])
})
