import { ClassifyLedgerRows } from '@understory/contracts/footprints/ledger-import/classify-ledger-rows.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('anyone learns what rows of a ledger are, and why', async () => {
  const body = {
    chart: 'xero-gb',
    country: 'GB',
    rows: [
      {
        date: '2025-01-05',
        supplier: 'Octopus Energy',
        description: 'Electricity December',
        account: 'Light, Power, Heating',
        accountCode: '445',
        net: 412.5,
        currency: 'GBP',
        mcc: '',
      },
      { supplier: 'Dell', description: '2 laptops', accountCode: '720', net: 1_890 },
      { account: 'Salaries', net: 31_200 },
      { supplier: 'Amazon', description: 'Order 204-1', account: 'General Expenses', net: 64 },
    ],
  } as const
  const { data } = await api.call(ClassifyLedgerRows, { body: { ...body, rows: [...body.rows] } })
  expect(data.rows).toEqual([
    {
      result: 'quantity:electricity',
      category: 'indirectElectricityEmissions',
      confidence: 0.9,
      why: 'text',
    },
    { result: 's_computers', category: 'capitalGoods', confidence: 0.95, why: 'supplier' },
    { result: 'exclude:payroll', category: null, confidence: 0.95, why: 'account' },
    { result: 'ask', category: null, confidence: 0, why: 'nothing fits' },
  ])
})

test('more rows than there may be, and a chart that nobody knows, are refused', async () => {
  const many = await api.call(ClassifyLedgerRows, { body: { rows: Array(501).fill({ net: 1 }) } })
  expect([many.status, many.refusal.problems]).toEqual([
    400,
    [{ field: 'rows', message: 'Please use at most 500 rows.' }],
  ])
  const body = { chart: 'datev' as 'xero-gb', rows: [{ net: 1 }] }
  const unknown = await api.call(ClassifyLedgerRows, { body })
  expect(unknown.refusal.problems).toEqual([expect.objectContaining({ field: 'chart' })])
})
