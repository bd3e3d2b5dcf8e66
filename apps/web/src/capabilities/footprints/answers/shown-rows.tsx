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
import { answersMessage } from './messages/messages.generated.ts'
import styles from './shown-rows.module.css'

const warningWords = (): Readonly<Record<AllocationWarning, string>> => ({
  'nothing-bought': answersMessage('shownRows.nothingWasSoldThis'),
  'older-period': answersMessage('shownRows.figuresAreForAn'),
  'partial-period': answersMessage('shownRows.monthsOverlapOnlyIn'),
  'large-share': answersMessage('shownRows.moreThanHalfBelongs'),
  'zero-emissions': answersMessage('shownRows.everyFigure0'),
  'scopes-1-2-only': answersMessage('shownRows.scopes12Only'),
  'scope2-location-instead': answersMessage('shownRows.scope2ByLocation'),
  'estimate-not-primary': answersMessage('shownRows.anEstimateNotSuppliers'),
})

const approachWords = (): Readonly<Record<(typeof APPROACHES)[number] | 'not-known', string>> => ({
  operationalControl: answersMessage('shownRows.operationalControl'),
  financialControl: answersMessage('shownRows.financialControl'),
  equityShare: answersMessage('shownRows.equityShare'),
  'not-known': answersMessage('shownRows.notKnown'),
})

const assuranceWords = () =>
  ({
    none: answersMessage('shownRows.none'),
    limited: answersMessage('shownRows.limitedAssurance'),
    reasonable: answersMessage('shownRows.reasonableAssurance'),
  }) as const

const basisWords = (): Readonly<Record<ShownAnswer['level'], string>> => ({
  estimate: answersMessage('shownRows.estimateSectorSize'),
  bills: answersMessage('shownRows.energyFuelBillsPurchases'),
  inventory: answersMessage('shownRows.ownFigures'),
})

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
    [answersMessage('shownRows.upstreamWholeCompany'), shown.upstreamGrams],
  ] as const
  const { scopes12Grams, allocatedUpstreamGrams, coverage } = shown
  const allocated = formatEmissionParts([scopes12Grams, allocatedUpstreamGrams])
  const [scopes12 = '', upstream = ''] = allocated.parts
  return [
    [answersMessage('shownRows.forThisCustomer'), allocated.total],
    [answersMessage('shownRows.scopes12'), scopes12],
    [
      answersMessage('shownRows.ofWhichUpstream'),
      coverage === 'scopes-1-2' ? answersMessage('shownRows.notKnown') : upstream,
    ],
    [answersMessage('shownRows.basis'), basisWords()[shown.level]],
    [answersMessage('shownRows.firstMonth'), longMonth(period.from)],
    [answersMessage('shownRows.lastMonth'), longMonth(period.to)],
    [answersMessage('shownRows.sector'), findSector(shown.sector)?.label ?? shown.sector],
    [answersMessage('shownRows.country'), countryName(shown.country)],
    ...(customerAmount
      ? ([[answersMessage('shownRows.soldToThisCustomer'), amount(customerAmount)]] as const)
      : []),
    ...(supplierAmount
      ? ([[answersMessage('shownRows.soldToAllCustomers'), amount(supplierAmount)]] as const)
      : []),
    ...(share === null
      ? []
      : ([
          [answersMessage('shownRows.share'), `${Math.round(Number(share) * 10_000) / 100}%`],
        ] as const)),
    ...totals.flatMap(([title, grams]) =>
      grams === null ? [] : ([[title, formatEmission(grams)]] as const),
    ),
    ...(shown.level === 'inventory' && shown.upstreamCategories.length > 0
      ? ([['Scope 3 categories', shown.upstreamCategories.join(', ')]] as const)
      : []),
    ...(shown.approach
      ? ([[answersMessage('shownRows.consolidation'), approachWords()[shown.approach]]] as const)
      : []),
    [
      answersMessage('shownRows.assurance'),
      [assuranceWords()[shown.assurance], shown.assuredBy].filter(Boolean).join(', '),
    ],
    ...(warnings.length > 0
      ? ([
          [
            answersMessage('shownRows.pleaseNote'),
            sentence(warnings.map((each) => warningWords()[each])),
          ],
        ] as const)
      : []),
  ]
}
