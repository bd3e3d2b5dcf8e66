import type {
  OffsetSettings,
  StoreSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import {
  GRAMS_PER_KILOGRAM,
  IMPACTS,
  type Impact,
} from '@understory/domain/quantity/impact-quantity.ts'
import { type NumberField, readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import {
  impactOfRule,
  MOST_BASIS_POINTS,
  type ContributionRule as Rule,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import {
  currencyExponent,
  writeStoreAmount,
} from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { z } from 'zod'
import type { FormFields } from '../../../islands/form-fields.ts'

/** How it is worked out what an order funds, whatever that is. */
export const RULE_KINDS = ['per-order', 'per-amount', 'percentage', 'percentage-by-range'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export type TypedRange = { readonly from: string; readonly to: string; readonly percent: string }

/** The values of the form, as they were typed. */
export type TypedSettings = {
  readonly impact: Impact
  /** By impact; empty: the one that is funded where nobody chooses. */
  readonly projects: Readonly<Record<Impact, string>>
  readonly kind: RuleKind
  readonly orderTrees: string
  readonly orderKilograms: string
  readonly batchTrees: string
  readonly batchKilograms: string
  readonly amount: string
  readonly percent: string
  readonly ranges: readonly TypedRange[]
  readonly plantTreeAlways: boolean
}

const EMPTY_RANGE: TypedRange = { from: '', to: '', percent: '' }
const NO_PROJECTS = { trees: '', co2e: '', plastic: '' }
const FIRST: TypedSettings = {
  impact: 'trees',
  projects: NO_PROJECTS,
  kind: 'per-order',
  orderTrees: '1',
  orderKilograms: '1',
  batchTrees: '1',
  batchKilograms: '1',
  amount: '50',
  percent: '1',
  ranges: [EMPTY_RANGE, EMPTY_RANGE],
  plantTreeAlways: false,
}
const MOST_ROWS = 20

/** What a form is filled with: the settings in force, or what someone chose on the way here. */
export function typedOf(
  settings: StoreSettings | null,
  currency: string | null,
  chosen: URLSearchParams,
): TypedSettings {
  const kind = RULE_KINDS.find((each) => each === chosen.get('kind'))
  if (kind) {
    const orderTrees = chosen.get('trees') ?? FIRST.orderTrees
    return { ...FIRST, kind, orderTrees, percent: chosen.get('percent') ?? FIRST.percent }
  }
  if (!settings) return FIRST
  const { rule, plantTreeAlways } = settings
  const impact = impactOfRule(rule as Rule)
  const projects = { ...NO_PROJECTS, [impact]: rule.project ?? '' }
  const common = { ...FIRST, impact, projects, kind: kindOf(rule), plantTreeAlways }
  const isSame = settings.currency === currency
  const amount = (minor: number) => (isSame ? writeStoreAmount(minor, currency) : '')
  switch (rule.kind) {
    case 'trees-per-order':
      return { ...common, orderTrees: String(rule.trees) }
    case 'grams-per-order':
      return { ...common, orderKilograms: kilograms(rule.grams) }
    case 'trees-per-amount':
      return { ...common, batchTrees: String(rule.trees), amount: amount(rule.amount) }
    case 'grams-per-amount':
      return { ...common, batchKilograms: kilograms(rule.grams), amount: amount(rule.amount) }
    case 'percentage':
      return { ...common, percent: String(rule.basisPoints / 100) }
    case 'percentage-by-range': {
      const ranges = rule.ranges.map(({ from, to, basisPoints }) => ({
        from: amount(from),
        to: to === null ? '' : amount(to),
        percent: String(basisPoints / 100),
      }))
      return { ...common, ranges }
    }
  }
}

const kilograms = (grams: number) => String(grams / GRAMS_PER_KILOGRAM)

function kindOf({ kind }: StoreSettings['rule']): RuleKind {
  switch (kind) {
    case 'trees-per-order':
    case 'grams-per-order':
      return 'per-order'
    case 'trees-per-amount':
    case 'grams-per-amount':
      return 'per-amount'
    default:
      return kind
  }
}

/** As it was posted, or stands in the form; with one more row of ranges where that was asked for. */
export function typedIn(form: FormFields): TypedSettings {
  const all = {
    from: form.texts('from'),
    to: form.texts('to'),
    percent: form.texts('rangePercent'),
  }
  const rows = all.from.slice(0, MOST_ROWS).map((from, row) => ({
    from,
    to: all.to[row] ?? '',
    percent: all.percent[row] ?? '',
  }))
  const isMore = form.text('intent') === 'add-range' && rows.length < MOST_ROWS
  const impact = IMPACTS.find((each) => each === form.text('impact')) ?? 'trees'
  return {
    impact,
    projects: {
      trees: form.text(projectField('trees')),
      co2e: form.text(projectField('co2e')),
      plastic: form.text(projectField('plastic')),
    },
    kind: RULE_KINDS.find((each) => each === form.text('kind')) ?? 'per-order',
    orderTrees: form.text('orderTrees'),
    orderKilograms: form.text('orderKilograms'),
    batchTrees: form.text('batchTrees'),
    batchKilograms: form.text('batchKilograms'),
    amount: form.text('amount'),
    percent: form.text('percent'),
    ranges: isMore ? [...rows, EMPTY_RANGE] : rows,
    plantTreeAlways: impact === 'trees' && form.has('plantTreeAlways'),
  }
}

/** Where the amounts of a rule are typed. How many decimals they have depends on their currency. */
const AMOUNT_FIELDS: Readonly<Partial<Record<RuleKind, string>>> = {
  'per-amount': 'amount',
  'percentage-by-range': 'ranges',
}
const NO_CURRENCY =
  'Your shop has not said its currency yet. This rule can be chosen after its first order.'

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
    problems: isUnknown ? { ...problems, [AMOUNT_FIELDS[kind] ?? '']: NO_CURRENCY } : problems,
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

/** The field of the form in which the project of an impact is chosen. */
export const projectField = (impact: Impact) => `project-${impact}`

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
