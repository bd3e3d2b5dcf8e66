import type { OffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { type NumberField, readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import { MOST_BASIS_POINTS } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { currencyExponent } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { z } from 'zod'
import { storeSettingsMessage } from './messages/messages.generated.ts'
import {
  projectField,
  type RuleKind,
  type TypedRange,
  type TypedSettings,
} from './typed-settings.ts'

/** Where the amounts of a rule are typed. How many decimals they have depends on their currency. */
const AMOUNT_FIELDS: Readonly<Partial<Record<RuleKind, string>>> = {
  'per-amount': 'amount',
  'percentage-by-range': 'ranges',
}
const noCurrency = () => storeSettingsMessage('readTyped.shopSaidCurrencyYet')

type Body = z.input<typeof OffsetSettings>
export type ReadSettings = {
  readonly body: Body
  /** What cannot be read, under the name of its field. */
  readonly problems: Readonly<Record<string, string>>
  /** The form's own name for a field of the API. */
  readonly fieldOf: (field: string) => string
}

/** The settings as the API takes them. A row of ranges that was left empty is left out. */
export function readTyped(
  typed: TypedSettings,
  storeId: string,
  currency: string | null,
): ReadSettings {
  const { kind, impact, plantTreeAlways } = typed
  const money = { decimals: currencyExponent(currency ?? '') }
  const rows = typed.ranges.flatMap((range, row) => (isEmpty(range) ? [] : [{ range, row }]))
  const { units, problems } = readTypedNumbers(...fieldsOf(typed, money, rows))
  const unit = (name: string) => units[name] ?? 0
  const body = {
    storeId,
    plantTreeAlways,
    isPercentagePerRange: kind === 'percentage-by-range',
    isTreePerBatch: kind === 'per-amount',
  }
  const ranges = rows.map(({ range, row }) => ({
    from: unit(`from-${row}`),
    to: range.to.trim() === '' ? null : unit(`to-${row}`),
    basisPoints: unit(`percent-${row}`),
  }))
  const project = typed.projects[impact]
  const rule = { ...ruleOf({ kind, impact, unit, ranges }), ...(project ? { project } : {}) }
  const isUnknown = currency === null && AMOUNT_FIELDS[kind] !== undefined
  const rowsOfApi = rows.map(({ row }) => row)
  return {
    body: { ...body, rule },
    problems: isUnknown ? { ...problems, [AMOUNT_FIELDS[kind] ?? '']: noCurrency() } : problems,
    fieldOf: (field) => fieldOfForm(field, typed, rowsOfApi),
  }
}

type RuleParts = Pick<TypedSettings, 'kind' | 'impact'> & {
  readonly unit: (name: string) => number
  readonly ranges: (NonNullable<Body['rule']> & { readonly kind: 'percentage-by-range' })['ranges']
}

function ruleOf({ kind, impact, unit, ranges }: RuleParts): NonNullable<Body['rule']> {
  const ofImpact = impact === 'trees' ? {} : { impact }
  switch (kind) {
    case 'per-order':
      return impact === 'trees'
        ? { kind: 'trees-per-order', trees: unit('orderTrees') }
        : { kind: 'grams-per-order', impact, grams: unit('orderKilograms') }
    case 'per-amount': {
      const amount = unit('amount')
      return impact === 'trees'
        ? { kind: 'trees-per-amount', trees: unit('batchTrees'), amount }
        : { kind: 'grams-per-amount', impact, grams: unit('batchKilograms'), amount }
    }
    case 'percentage':
      return { kind: 'percentage', basisPoints: unit('percent'), ...ofImpact }
    case 'percentage-by-range':
      return { kind: 'percentage-by-range', ranges, ...ofImpact }
  }
}

const isEmpty = (range: TypedRange) => Object.values(range).every((value) => value.trim() === '')

type TypedSettingsRow = { readonly range: TypedRange; readonly row: number }

const SHARE = { decimals: 2, largest: MOST_BASIS_POINTS, unit: 'per cent' }

/** Only what the chosen kind needs: what the others hold does not matter. */
function fieldsOf(
  { kind, impact, amount, percent, ...typed }: TypedSettings,
  money: NumberField,
  rows: readonly TypedSettingsRow[],
): [Record<string, string>, Record<string, NumberField>] {
  const [order, batch] = quantityFields(impact)
  const quantity = impact === 'trees' ? { decimals: 0 } : KILOGRAMS
  switch (kind) {
    case 'per-order':
      return [{ [order]: typed[order] }, { [order]: quantity }]
    case 'per-amount':
      return [
        { [batch]: typed[batch], amount },
        { [batch]: quantity, amount: money },
      ]
    case 'percentage':
      return [{ percent }, { percent: SHARE }]
    case 'percentage-by-range': {
      const each = rows.flatMap(({ range, row }) => [
        { name: `from-${row}`, typed: range.from, field: money },
        { name: `to-${row}`, typed: range.to, field: money },
        { name: `percent-${row}`, typed: range.percent, field: SHARE },
      ])
      return [
        Object.fromEntries(each.map(({ name, typed }) => [name, typed])),
        Object.fromEntries(each.map(({ name, field }) => [name, field])),
      ]
    }
  }
}

const KILOGRAMS = { decimals: 3, unit: 'kilograms' }

/** Where a quantity is typed: for each order, and for every amount. */
const quantityFields = (impact: Impact) =>
  impact === 'trees'
    ? (['orderTrees', 'batchTrees'] as const)
    : (['orderKilograms', 'batchKilograms'] as const)

function fieldOfForm(
  field: string,
  { kind, impact }: Pick<TypedSettings, 'kind' | 'impact'>,
  rows: readonly number[],
): string {
  const [, at, part] = /^rule\.ranges\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (at !== undefined) {
    return `${part === 'basisPoints' ? 'percent' : part}-${rows[Number(at)] ?? at}`
  }
  switch (field) {
    case 'rule.trees':
    case 'rule.grams':
      return quantityFields(impact)[kind === 'per-order' ? 0 : 1]
    case 'rule.project':
      return projectField(impact)
    case 'rule.basisPoints':
      return 'percent'
    default:
      return field.replace(/^rule\./, '')
  }
}
