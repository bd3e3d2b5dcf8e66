import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ESTIMATE_VERSION } from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewerMethod } from './newer-method.tsx'

const footprint = (status: Footprint['status'], version = ESTIMATE_VERSION) =>
  ({
    footprintId: '019aa000-0000-7000-8000-000000000001',
    status,
    startMonth: '2026-01',
    companyName: 'Fernbank',
    frequency: 'annual',
    input: { sector: 'retail', turnover: 1, currency: 'GBP', year: 2024, country: 'GB' },
    estimate: { version },
  }) as unknown as Footprint

const html = (given: Footprint, outdated = 0) =>
  renderToStaticMarkup(<NewerMethod footprint={given} outdated={outdated} />)

test('an estimate of an earlier model says so, and leads to what the newer one gives', () => {
  const said = html(footprint('estimated', 'turnover-1'))
  expect(said).toContain('This one was computed with turnover-1, and stays so')
  expect(said).toContain('/app/business/footprint/estimate/result?sector=retail')
})

test('lines that other factors fit better are counted, and lead to what would change', () => {
  const said = html(footprint('declared', 'turnover-1'), 2)
  expect(said).toContain('2 lines would change, and stay as they are until someone says so.')
  expect(said).toContain('/recalculation"')
  expect(said).not.toContain('turnover-1')
})

test.each([
  ['an estimate of this model', footprint('estimated'), 0],
  ['one that is being verified', footprint('verifying'), 3],
  ['a verified one', footprint('verified', 'turnover-1'), 3],
])('%s says nothing of a newer method', (_, given, outdated) => {
  expect(html(given, outdated)).toBe('')
})
