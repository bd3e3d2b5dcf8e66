import type { ShownAnswer } from '@understory/contracts/footprints/answers.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import type { AllocationWarning } from '@understory/domain/footprints/allocations/allocation-terms.ts'
import { findSector } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import {
  formatEmission,
  formatEmissionParts,
} from '@understory/domain/footprints/company-footprints/format-emission.ts'
import type { APPROACHES } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import styles from './shown-rows.module.css'

const WARNING_OF_SHARE: Readonly<Record<AllocationWarning, string>> = {
  'nothing-bought': 'nothing was sold to this customer',
  'older-period': 'the figures are for an earlier year',
  'partial-period': 'the months overlap only in part',
  'large-share': 'more than half belongs to this customer',
  'zero-emissions': 'every figure is 0',
  'scopes-1-2-only': 'scopes 1 and 2 only',
  'scope2-location-instead': 'scope 2 by location',
  'estimate-not-primary': 'an estimate, not the supplier’s own data',
}

const APPROACH_WORDS: Readonly<Record<(typeof APPROACHES)[number] | 'not-known', string>> = {
  operationalControl: 'Operational control',
  financialControl: 'Financial control',
  equityShare: 'Equity share',
  'not-known': 'Not known',
}

const ASSURANCE_WORDS = {
  none: 'None',
  limited: 'Limited assurance',
  reasonable: 'Reasonable assurance',
} as const

const BASIS_WORDS: Readonly<Record<ShownAnswer['level'], string>> = {
  estimate: 'Estimate by sector and size',
  bills: 'Energy and fuel bills; purchases estimated by sector and size',
  inventory: 'Own figures',
}

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

const sentence = ([first = '', ...rest]: readonly string[]): string =>
  [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join('; ')

function rowsOfAnswer(shown: ShownAnswer): (readonly [string, string])[] {
  const { period, customerAmount, supplierAmount, share, warnings } = shown
  const amount = (of: NonNullable<ShownAnswer['customerAmount']>) =>
    `${Number(of.amount).toLocaleString('en-GB')} ${of.unit}`
  const totals = [
    ['Scope 1, whole company', shown.scope1Grams],
    ['Scope 2, whole company, location-based', shown.scope2LocationGrams],
    ['Scope 2, whole company, market-based', shown.scope2MarketGrams],
    ['Upstream, whole company', shown.upstreamGrams],
  ] as const
  const { scopes12Grams, allocatedUpstreamGrams, coverage } = shown
  const allocated = formatEmissionParts([scopes12Grams, allocatedUpstreamGrams])
  const [scopes12 = '', upstream = ''] = allocated.parts
  return [
    ['For this customer', allocated.total],
    ['Of which scopes 1 and 2', scopes12],
    ['Of which upstream', coverage === 'scopes-1-2' ? 'Not known' : upstream],
    ['Basis', BASIS_WORDS[shown.level]],
    ['First month', longMonth(period.from)],
    ['Last month', longMonth(period.to)],
    ['Sector', findSector(shown.sector)?.label ?? shown.sector],
    ['Country', countryName(shown.country)],
    ...(customerAmount ? ([['Sold to this customer', amount(customerAmount)]] as const) : []),
    ...(supplierAmount ? ([['Sold to all customers', amount(supplierAmount)]] as const) : []),
    ...(share === null
      ? []
      : ([['Share', `${Math.round(Number(share) * 10_000) / 100}%`]] as const)),
    ...totals.flatMap(([title, grams]) =>
      grams === null ? [] : ([[title, formatEmission(grams)]] as const),
    ),
    ...(shown.level === 'inventory' && shown.upstreamCategories.length > 0
      ? ([['Scope 3 categories', shown.upstreamCategories.join(', ')]] as const)
      : []),
    ...(shown.approach ? ([['Consolidation', APPROACH_WORDS[shown.approach]]] as const) : []),
    ['Assurance', [ASSURANCE_WORDS[shown.assurance], shown.assuredBy].filter(Boolean).join(', ')],
    ...(warnings.length > 0
      ? ([['Please note', sentence(warnings.map((each) => WARNING_OF_SHARE[each]))]] as const)
      : []),
  ]
}
