import type { ShownAnswer } from '@understory/contracts/footprints/answers.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import type { AllocationWarning } from '@understory/domain/footprints/allocations/allocation-terms.ts'
import { findSector } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import type { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import styles from './shown-rows.module.css'

const WARNING_OF_SHARE: Readonly<Record<AllocationWarning, string>> = {
  'nothing-bought': 'nothing was sold to this customer',
  'older-period': 'the figures are of an earlier year',
  'partial-period': 'the months overlap in part',
  'large-share': 'more than half is this customer’s',
  'zero-emissions': 'every figure is 0',
  'scopes-1-2-only': 'scopes 1 and 2 only',
  'scope2-location-instead': 'scope 2 by location',
  'estimate-not-primary': 'an estimate, not the supplier’s own data',
}

const APPROACH_WORDS: Readonly<Record<(typeof APPROACHES)[number] | 'not-known', string>> = {
  operationalControl: 'Operational control',
  financialControl: 'Financial control',
  equityShare: 'Equity share',
  'not-known': 'not known',
}

const ASSURANCE_WORDS = {
  none: 'none',
  limited: 'limited assurance',
  reasonable: 'reasonable assurance',
} as const

/** An answer row by row, as the customer sees it. */
export function ShownRows({ shown }: { readonly shown: ShownAnswer }) {
  return (
    <dl className={`sum-rows ${styles.rows}`}>
      {rowsOfAnswer(shown).map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function rowsOfAnswer(shown: ShownAnswer): (readonly [string, string])[] {
  const { period, customerAmount, supplierAmount, share, warnings } = shown
  const amount = (of: NonNullable<ShownAnswer['customerAmount']>) =>
    `${Number(of.amount).toLocaleString('en-GB')} ${of.unit}`
  const totals = [
    ['Scope 1 in all', shown.scope1Grams],
    ['Scope 2 in all, by location', shown.scope2LocationGrams],
    ['Scope 2 in all, by market', shown.scope2MarketGrams],
    ['Upstream in all', shown.upstreamGrams],
  ] as const
  return [
    ['For this customer', exactGrams(shown.allocatedGrams)],
    ['of that, scopes 1 and 2', exactGrams(shown.scopes12Grams)],
    [
      'of that, upstream',
      shown.coverage === 'scopes-1-2' ? 'not known' : exactGrams(shown.allocatedUpstreamGrams),
    ],
    ['What it is', shown.isSupplierData ? 'Own figures' : 'An estimate from a model'],
    ['First month', longMonth(period.from)],
    ['Last month', longMonth(period.to)],
    ['Sector', findSector(shown.sector)?.label ?? shown.sector],
    ['Country', shown.country],
    ...(customerAmount ? ([['Sold to this customer', amount(customerAmount)]] as const) : []),
    ...(supplierAmount ? ([['Sold in all', amount(supplierAmount)]] as const) : []),
    ...(share === null ? [] : ([['As a share', share]] as const)),
    ...totals.flatMap(([title, grams]) =>
      grams === null ? [] : ([[title, exactGrams(grams)]] as const),
    ),
    ...(shown.isSupplierData && shown.upstreamCategories.length > 0
      ? ([['Categories of scope 3', shown.upstreamCategories.join(', ')]] as const)
      : []),
    ...(shown.approach ? ([['Counted by', APPROACH_WORDS[shown.approach]]] as const) : []),
    ['Assurance', [ASSURANCE_WORDS[shown.assurance], shown.assuredBy].filter(Boolean).join(', ')],
    ...(warnings.length > 0
      ? ([['Mind', warnings.map((each) => WARNING_OF_SHARE[each]).join('; ')]] as const)
      : []),
  ]
}
