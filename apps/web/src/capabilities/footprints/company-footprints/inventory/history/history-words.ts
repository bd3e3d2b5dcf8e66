import type {
  LineEvent,
  LineValues,
} from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { INSTRUMENT_CRITERIA } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import type { QualityIndicator } from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { keysOf } from '@understory/domain/language/keys-of.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

export const eventWords = (): Readonly<Record<LineEvent['kind'], string>> => ({
  made: companyFootprintsMessage('history.added'),
  changed: companyFootprintsMessage('history.changed'),
  removed: companyFootprintsMessage('history.deleted'),
  recomputed: companyFootprintsMessage('historyWords.factorUpdated'),
  imported: companyFootprintsMessage('history.imported'),
})

/** The same for everyone who reads it. */
export const momentInWords = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`

export type ShownChange = {
  readonly name: string
  /** Empty: it said nothing. */
  readonly before: string
  readonly after: string
}

type ShownValue = {
  readonly name: string
  readonly words: (values: LineValues) => string
}

const shownValues = (): readonly ShownValue[] => [
  {
    name: companyFootprintsMessage('history.category'),
    words: ({ category }) => inventoryCategoryName(category),
  },
  {
    name: companyFootprintsMessage('history.descriptionWord'),
    words: ({ description }) => description,
  },
  {
    name: companyFootprintsMessage('history.quantity'),
    words: ({ quantity, unit }) =>
      `${quantity.toLocaleString('en-GB', { maximumFractionDigits: 6 })} ${unit}`,
  },
  { name: companyFootprintsMessage('history.factor'), words: factorOfValues },
  { name: companyFootprintsMessage('historyWords.byContract'), words: marketInWords },
  { name: companyFootprintsMessage('history.site'), words: ({ site }) => site ?? '' },
  { name: companyFootprintsMessage('history.company'), words: ({ company }) => company ?? '' },
  { name: companyFootprintsMessage('history.months'), words: monthsInWords },
  { name: companyFootprintsMessage('history.note'), words: ({ note }) => note ?? '' },
  {
    name: companyFootprintsMessage('historyWords.dataQuality'),
    words: ({ quality }) => (quality ? qualityInShort(quality) : ''),
  },
  { name: 'CO2e', words: ({ co2eGrams }) => exactGrams(co2eGrams) },
]

const INDICATORS: Readonly<Record<QualityIndicator, string>> = {
  reliability: 'source',
  completeness: 'coverage',
  temporal: 'age',
  geographical: 'place',
  technological: 'technology',
}

/** 'source very good, coverage good'. */
function qualityInShort(quality: Partial<Readonly<Record<QualityIndicator, string>>>): string {
  return keysOf(INDICATORS)
    .flatMap((indicator) => {
      const level = quality[indicator]?.replace('-', ' ')
      return level ? [`${INDICATORS[indicator]} ${level}`] : []
    })
    .join(', ')
}

function monthsInWords({ fromMonth, toMonth }: LineValues): string {
  const inWords = (month: string) => longMonth(month.slice(0, 7) as Month)
  const [from, to] = [inWords(fromMonth), inWords(toMonth)]
  return from === to ? from : `${from} to ${to}`
}

function factorOfValues({ factorId, factorName, ownFactor }: LineValues): string {
  if (factorId) return factorName ?? factorId
  if (!ownFactor) return ''
  const { kgCo2e, unit, source } = ownFactor
  return kgCo2e === undefined
    ? source
    : companyFootprintsMessage('history.kgPer', { kgCo2e: wordsOfFactor(kgCo2e), unit, source })
}

function marketInWords({ marketFactor }: LineValues): string {
  if (!marketFactor) return ''
  const { kgCo2e, source, criteria } = marketFactor
  const met = criteria
    ? companyFootprintsMessage('history.criteria', {
        length: String(criteria.length),
        length2: String(INSTRUMENT_CRITERIA.length),
      })
    : ''
  return `${wordsOfFactor(kgCo2e)} kg: ${source}${met}`
}

/** What differs of a line that was changed; of one that came or went, all that it says. */
export function shownChanges({
  before,
  after,
}: Pick<LineEvent, 'before' | 'after'>): ShownChange[] {
  return shownValues()
    .map(({ name, words }) => ({
      name,
      before: before ? words(before) : '',
      after: after ? words(after) : '',
    }))
    .filter((change) => change.before !== change.after)
}
