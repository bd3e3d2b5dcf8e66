import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  CLASS_REASONS,
  certaintyOf,
  classifyLedgerRow,
  type LedgerRowTexts,
  rememberedKey,
} from './classify-ledger-row.ts'
import { LEDGER_CHARTS } from './known-accounts.ts'
import { EXCLUSION_REASONS, isExcluded, isQuantity, QUANTITY_FAMILIES } from './ledger-class.ts'

const DATA = new URL('../../../../data/ledger-import/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, DATA), 'utf8')

const NOTHING: LedgerRowTexts = {
  supplier: '',
  description: '',
  account: '',
  accountCode: '',
  mcc: '',
  net: 100,
}

const EXPECTED = read('expected-rows.csv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''))

const chartOf = (name: string | null) => LEDGER_CHARTS.find((chart) => chart === name) ?? null

describe('what a row of a ledger is', () => {
  test.each(EXPECTED)('on %s %s, %s', (...cells) => {
    const [, supplier, description, account, accountCode, net, , mcc, chart, results, categories] =
      cells as (string | undefined)[]
    const row = { ...NOTHING, supplier: supplier ?? '', description: description ?? '' }
    const found = classifyLedgerRow(
      {
        ...row,
        account: account ?? '',
        accountCode: accountCode ?? '',
        mcc: mcc ?? '',
        net: Number(net),
      },
      { chart: chartOf(chart ?? null) },
    )
    expect(results?.split('|')).toContain(found.result)
    expect((categories ?? '').split('|')).toContain(found.category ?? '')
  })

  test('600 made-up rows are what another program says they are', () => {
    type Vector = LedgerRowTexts & {
      readonly chart: string | null
      readonly remembered: readonly { account: string; supplier: string | null; result: string }[]
      readonly result: string
      readonly category: string | null
      readonly confidence: number
      readonly why: string
    }
    const vectors = JSON.parse(read('vectors.json')) as Vector[]
    const differing = vectors.flatMap(
      ({ chart, remembered, result, category, confidence, why, ...row }) => {
        const known = remembered.map(({ account, supplier, result: was }) => {
          return [rememberedKey(account, supplier ?? undefined), was] as const
        })
        const asked = { chart: chartOf(chart), remembered: new Map(known) }
        const found = classifyLedgerRow(row, asked)
        const wanted = { result, category, confidence, why }
        return JSON.stringify(found, Object.keys(wanted)) === JSON.stringify(wanted)
          ? []
          : [{ row, found, wanted }]
      },
    )
    expect(vectors).toHaveLength(600)
    expect(differing).toEqual([])
    expect(new Set(vectors.map(({ why }) => why))).toEqual(new Set(CLASS_REASONS))
  })

  test('what was decided for an account and a supplier goes before what was decided for the account', () => {
    const remembered = new Map([
      [rememberedKey('General expenses'), 's_stationery'],
      [rememberedKey('General expenses', 'Amazon UK Ltd'), 's_books'],
    ])
    const row = { ...NOTHING, account: 'General Expenses', supplier: 'AMAZON' }
    expect(classifyLedgerRow(row, { remembered }).result).toBe('s_books')
    const other = { ...row, supplier: 'Viking' }
    expect(classifyLedgerRow(other, { remembered })).toMatchObject({
      result: 's_stationery',
      why: 'remembered for this account',
    })
  })

  test('no memory makes a purchase of an account that is never one', () => {
    const remembered = new Map([[rememberedKey('Depreciation'), 's_computers']])
    const row = { ...NOTHING, account: 'Depreciation', supplier: 'Dell' }
    expect(classifyLedgerRow(row, { remembered }).result).toBe('exclude:not-a-purchase')
  })

  test('equipment is a capital good from the amount that the company says', () => {
    const row = { ...NOTHING, account: 'Computer equipment', net: 900 }
    expect(classifyLedgerRow(row).category).toBe('capitalGoods')
    expect(classifyLedgerRow(row, { capitalFrom: 1_000 }).category).toBe(
      'purchasedGoodsAndServices',
    )
    expect(classifyLedgerRow({ ...row, net: -900 }).category).toBe('capitalGoods')
  })
})

test.each([
  ['s_food', 0.85, 'accepted'],
  ['s_food', 0.8, 'accepted'],
  ['s_food', 0.65, 'look'],
  ['s_food', 0.4, 'decide'],
  ['ask', 0.97, 'decide'],
])('%s at %d is %s', (result, confidence, certainty) => {
  expect(certaintyOf({ result, confidence })).toBe(certainty)
})

test('every class of the data is one that is known', () => {
  const results = ['account-codes.csv', 'suppliers.csv', 'merchant-codes.csv'].flatMap((file) =>
    read(file)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(line.lastIndexOf(',') + 1)),
  )
  const unknown = results.filter((result) => {
    if (isQuantity(result)) return !QUANTITY_FAMILIES.has(result.slice('quantity:'.length))
    if (isExcluded(result)) return !EXCLUSION_REASONS.some((why) => result === `exclude:${why}`)
    return result !== 'ask' && !result.startsWith('s_')
  })
  expect(unknown).toEqual([])
})
