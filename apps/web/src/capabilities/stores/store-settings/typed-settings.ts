import type { StoreSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import {
  GRAMS_PER_KILOGRAM,
  IMPACTS,
  type Impact,
} from '@understory/domain/quantity/impact-quantity.ts'
import {
  impactOfRule,
  type ContributionRule as Rule,
} from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { writeStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
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
    return {
      ...FIRST,
      impact: IMPACTS.find((each) => each === chosen.get('impact')) ?? FIRST.impact,
      kind,
      orderTrees: chosen.get('trees') ?? FIRST.orderTrees,
      orderKilograms: chosen.get('kilograms') ?? FIRST.orderKilograms,
      percent: chosen.get('percent') ?? FIRST.percent,
    }
  }
  if (!settings) return FIRST
  const { rule, plantTreeAlways } = settings
  const impact = impactOfRule(rule as Rule)
  const projects = { ...NO_PROJECTS, [impact]: rule.project ?? '' }
  const common = { ...FIRST, impact, projects, kind: kindOfRule(rule), plantTreeAlways }
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

function kindOfRule({ kind }: StoreSettings['rule']): RuleKind {
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

/** The field of the form in which the project of an impact is chosen. */
export const projectField = (impact: Impact) => `project-${impact}`
