import { expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { type CheckableFootprint, checkProduct, type ProductCheck } from './product-checks.ts'
import { productTotals } from './product-totals.ts'

const TODAY = calendarDate(2026, 11, 29)
const LINE = { source: 'A set, 2025', year: 2025, gwp: 'AR6' }
const totals = productTotals({
  lines: [],
  output: '1',
  coProducts: null,
  biogenicCarbonKg: null,
  includesPackaging: false,
})

const WHOLE: CheckableFootprint = {
  product: { declaredUnit: 'piece', massKg: '2', fossilCarbonKg: '0' },
  period: { from: calendarDate(2025, 1, 1), to: calendarDate(2025, 12, 31) },
  periodReason: '',
  output: '10',
  exclusions: { percent: '0', reason: '' },
  lines: [
    { ...LINE, stage: 'material' },
    { ...LINE, stage: 'energy' },
  ],
  totals,
  texts: ['A chair of ash.', 'Neutral colours, as ordered.'],
}

const failing = (more: Partial<CheckableFootprint>): ProductCheck[] =>
  checkProduct({ ...WHOLE, ...more }, TODAY)
    .filter(({ passes }) => !passes)
    .map(({ check }) => check)

test('a whole footprint passes every check', () => expect(failing({})).toEqual([]))

const line = (more: object) => [...WHOLE.lines, { ...LINE, stage: 'process' as const, ...more }]
const FAILURES: [string, Partial<CheckableFootprint>, ProductCheck][] = [
  ['no energy', { lines: [{ ...LINE, stage: 'material' }] }, 'stages'],
  ['nothing made', { output: '0' }, 'output'],
  [
    'half a year, and no reason',
    { period: { from: calendarDate(2025, 7, 1), to: calendarDate(2025, 12, 31) } },
    'whole-year',
  ],
  ['a factor of no year', { lines: line({ year: null }) }, 'sources'],
  [
    'a year that is not over',
    { period: { from: calendarDate(2026, 1, 1), to: calendarDate(2026, 12, 31) } },
    'recent',
  ],
  [
    'four years ago',
    { period: { from: calendarDate(2021, 1, 1), to: calendarDate(2021, 12, 31) } },
    'recent',
  ],
  ['exclusions that nobody estimated', { exclusions: { percent: null, reason: '' } }, 'exclusions'],
  ['exclusions without a reason', { exclusions: { percent: '2', reason: '' } }, 'exclusions'],
  ['a chair of no mass', { product: { ...WHOLE.product, massKg: null } }, 'mass'],
  ['a factor of no report', { lines: line({ gwp: null }) }, 'warming-potentials'],
  ['sums that do not agree', { totals: { ...totals, excludingUptakeKg: '1' } }, 'sums'],
  ['credits taken off', { texts: ['Less the offsets that we bought.'] }, 'no-claims'],
  ['a claim', { texts: ['Our carbon neutral chair.'] }, 'no-claims'],
  [
    'fossil carbon left empty',
    { product: { ...WHOLE.product, fossilCarbonKg: null } },
    'fossil-carbon',
  ],
]
test.each(FAILURES)('%s keeps it a draft', (_, more, check) => {
  expect(failing(more)).toEqual([check])
})

test('half a year with its reason passes, and electricity needs no mass', () => {
  const period = { from: calendarDate(2025, 7, 1), to: calendarDate(2025, 12, 31) }
  const product = { declaredUnit: 'kilowatt hour', massKg: null, fossilCarbonKg: '0' } as const
  expect(failing({ period, periodReason: 'We began in July.', product })).toEqual([])
})
