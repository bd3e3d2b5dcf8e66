import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { emissionRange } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import type { Approach } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import type { CategoryState } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import {
  shownGroups,
  tonnesInWords,
} from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { scoreInWords } from './lines/quality-words.ts'

export const approachOptions = () =>
  [
    {
      value: 'operationalControl',
      label: companyFootprintsMessage('inventoryWords.operationalControl'),
    },
    {
      value: 'financialControl',
      label: companyFootprintsMessage('inventoryWords.financialControl'),
    },
    { value: 'equityShare', label: companyFootprintsMessage('inventoryWords.equityShare') },
  ] as const

export const approachExplained = (): Readonly<Record<Approach, string>> => ({
  operationalControl: companyFootprintsMessage('inventoryWords.allRunNothingOthers'),
  financialControl: companyFootprintsMessage('inventoryWords.allDirectFinanciallyNothing'),
  equityShare: companyFootprintsMessage('inventoryWords.eachCompanyMuchHold'),
})

/** As APPROACH_OPTIONS spells it. */
export const approachName = (approach: Approach): string =>
  approachOptions().find(({ value }) => value === approach)?.label ?? approach

const stateWords = (): Readonly<Record<CategoryState, string>> => ({
  open: companyFootprintsMessage('inventory.open'),
  benchmark: companyFootprintsMessage('inventory.benchmark'),
  figures: companyFootprintsMessage('inventory.entered'),
  'figures-and-rest': companyFootprintsMessage('inventoryWords.enteredRestBenchmark'),
  'not-applicable': companyFootprintsMessage('inventoryWords.doesNotApply'),
})

/** A category that is not begun and not asked for either: its whole scope has another figure. */
export function stateInWords(
  { category, state }: Pick<Inventory['categories'][number], 'category' | 'state'>,
  open: Inventory['open'],
): string {
  return state === 'open' && !open.includes(category)
    ? companyFootprintsMessage('inventoryWords.notNeeded')
    : stateWords()[state]
}

type Firm = Pick<Inventory['categories'][number], 'co2eGrams' | 'uncertainty' | 'quality'>

/** Between what a sum lies, and how good its data are. */
export function firmnessInWords({ co2eGrams, uncertainty, quality }: Firm): string {
  const { low, high } = emissionRange(co2eGrams, uncertainty)
  const range = companyFootprintsMessage('inventory.betweenNineteenTimesOut', { low, high })
  return quality ? `${range} ${qualityInWords(quality)}` : range
}

type TotalQuality = NonNullable<Firm['quality']>

export function qualityInWords({ score, poorShare }: TotalQuality): string {
  const poor = Math.round(poorShare * 100)
  const data = `Data ${scoreInWords(score)} (${score.toFixed(1)} of 4, 1 is best)`
  return poor > 0
    ? companyFootprintsMessage('inventory.poor', { data, poor: String(poor) })
    : `${data}.`
}

/** Figures of an inventory in words; every sum is that of the categories beside it. */
export function figuresOfInventory({ categories }: Pick<Inventory, 'categories'>) {
  const ofScopes = [1, 2, 3].map((scope) => categories.filter((each) => each.scope === scope))
  const shown = shownGroups(ofScopes.map((own) => own.map(({ co2eGrams }) => co2eGrams)))
  const words = (tonnes: number) => tonnesInWords(tonnes, shown.decimals)
  const least = companyFootprintsMessage('inventory.under', { words: words(10 ** -shown.decimals) })
  return {
    total: words(shown.total),
    scopes: shown.groups.map(({ total }) => words(total)),
    categories: new Map(
      ofScopes.flatMap((own, scope) =>
        own.map(({ category }, at) => {
          const tonnes = shown.groups[scope]?.parts[at] ?? 0
          return [category, tonnes > 0 ? words(tonnes) : least] as const
        }),
      ),
    ),
  }
}
