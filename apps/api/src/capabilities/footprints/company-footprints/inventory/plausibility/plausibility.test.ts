import { UploadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  AddLines,
  ListLines,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ClearPlausibilityWarning,
  ListPlausibilityWarnings,
} from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import {
  SaveLedger,
  UploadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import { GetVerificationReadiness } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refinedFootprint, setStatusOf } from '../../../../../testing/footprints/footprints.ts'
import { joinAs, type TestPerson } from '../../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
// Each of its own, so that none is the year before of another.
beforeEach(async () => {
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

type Params = { readonly footprintId: string }

const GAS = {
  category: 'stationaryCombustion',
  description: 'Ovens',
  unit: 'kWh (Gross CV)',
  factorId: 'uk-2025:1_100_1004_6_1',
} as const

async function begun(): Promise<Params> {
  return { footprintId: await refinedFootprint(api, ada) }
}
type Figure = { readonly quantity: number; readonly isSure?: boolean }
const add = (params: Params, ...lines: Figure[]) =>
  api.call(
    AddLines,
    { params, body: { lines: lines.map((line) => ({ ...GAS, ...line })) } },
    ada.bearer,
  )
const warned = async (params: Params) =>
  (await api.call(ListPlausibilityWarnings, { params }, ada.bearer)).data.warnings
const clear = (params: Params, key: string, reason = 'We burn that much.') =>
  api.call(ClearPlausibilityWarning, { params, body: { key, reason } }, ada.bearer)

test('a line far beyond the benchmark asks again before it is saved, and is listed once it is', async () => {
  const params = await begun()
  const { refusal } = await add(params, { quantity: 20_000 }, { quantity: 124_500_000 })
  expect(refusal.code).toBe('IMPLAUSIBLE')
  expect(refusal.problems).toMatchObject([
    { field: 'lines.1.quantity', message: expect.stringContaining('Did you mean 124,500 kWh') },
  ])
  const { lines } = (await api.call(ListLines, { params }, ada.bearer)).data
  expect(lines).toEqual([])
  expect((await add(params, { quantity: 124_500_000, isSure: true })).status).toBe(201)
  expect((await warned(params)).map(({ rule, cleared }) => [rule, cleared])).toEqual([
    ['thousand', null],
    ['per-person', null],
  ])
})

test('a warning is cleared with a reason, which ends when the line changes', async () => {
  const params = await begun()
  await add(params, { quantity: 124_500_000, isSure: true })
  const [warning] = await warned(params)
  const key = warning?.key ?? ''
  const readiness = async () =>
    (await api.call(GetVerificationReadiness, { params }, ada.bearer)).data.problems
  expect(await readiness()).toContain(warning?.sentence)
  expect((await clear(params, key, ' ')).refusal.problems?.[0]?.field).toBe('reason')
  expect((await clear(params, 'another')).refusal.code).toBe('WARNING_NOT_FOUND')
  expect((await clear(params, key)).status).toBe(204)
  const cleared = (await warned(params)).find((each) => each.key === key)?.cleared
  expect(cleared).toMatchObject({ reason: 'We burn that much.' })
  expect(await readiness()).not.toContain(warning?.sentence)
  const lineId = warning?.lineIds[0] ?? ''
  const body = { ...GAS, quantity: 125_000_000, isSure: true }
  await api.call(ReplaceLine, { params: { ...params, lineId }, body }, ada.bearer)
  const [again] = await warned(params)
  expect(again).toMatchObject({ rule: 'thousand', cleared: null })
  expect((await clear(params, key)).refusal.code).toBe('WARNING_NOT_FOUND')
})

test('the same line twice, and the same file behind two lines, stand out', async () => {
  const params = await begun()
  const added = await add(params, { quantity: 20_000 }, { quantity: 20_000 }, { quantity: 7_000 })
  const last = added.data.lines.filter(({ quantity }) => quantity === 7_000)
  const first = added.data.lines.filter(({ quantity }) => quantity === 20_000).slice(0, 1)
  for (const { lineId } of [...last, ...first]) {
    const query = { fileName: 'Bill.pdf', lineId }
    await api.call(UploadEvidence, { params, query, file: SAMPLES.pdf }, ada.bearer)
  }
  const found = (await warned(params)).filter(({ rule }) => rule === 'duplicate')
  expect(found.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('is entered twice for the same months'),
    expect.stringContaining('The same file stands behind'),
  ])
})

test('a payment that stands twice in a ledger stands out, with the lines that it made', async () => {
  const params = { footprintId: await refinedFootprint(api, ada, '2025-01') }
  const row = 'Purchase Invoice,$,Brooks & Sons,Mobile contracts,Telephone,143,28.60,171.60'
  const file = [
    'Date,Type,Reference,Name,Description,Ledger Account,Net,VAT,Total',
    ...['P1', 'P2'].map((reference) => `2025-02-03,${row.replace('$', reference)}`),
  ].join('\n')
  const uploading = {
    params,
    query: { fileName: 'sage.csv' },
    file: new TextEncoder().encode(file),
  }
  const { importId } = (await api.call(UploadLedger, uploading, ada.bearer)).data.import
  await api.call(SaveLedger, { params: { ...params, importId } }, ada.bearer)
  expect((await warned(params)).map(({ sentence }) => sentence)).toContainEqual(
    'Your ledger has GBP 143.00 to Brooks & Sons on 3 February 2025 twice. Please check that nothing was booked twice.',
  )
})

test('while it is locked nothing is cleared, and nobody else sees it', async () => {
  const params = await begun()
  await add(params, { quantity: 124_500_000, isSure: true })
  const [warning] = await warned(params)
  const other = await joinAs(api, 'business')
  const theirs = await api.call(ListPlausibilityWarnings, { params }, other.bearer)
  expect(theirs.refusal.code).toBe('INVENTORY_NOT_FOUND')
  await setStatusOf(api, params.footprintId, 'verifying')
  expect((await clear(params, warning?.key ?? '')).refusal.code).toBe('FOOTPRINT_LOCKED')
})
