import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import {
  QUICK_ROW_LISTS,
  quickRowIds,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-rows.ts'
import {
  OWN_DENSITY,
  SOLID_DENSITIES,
  tonnesOfVolume,
} from '@understory/domain/footprints/company-footprints/inventory/quick/solid-densities.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'
import type { AccountSession } from '../../../../../http/session.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { quantityOf } from '../lines/quantity-of-form.ts'
import {
  currencyField,
  fromBillsField,
  type QuickAnswer,
  type QuickItems,
  sourceOf,
} from './quick-answers.ts'

type Searching = Pick<AccountSession, 'api'> & {
  readonly form: PostedForm
  readonly listed: QuickItems
  /** ISO 3166, of the company. */
  readonly country: string
}

/** Goods and materials in words: each row takes the factor that its words find first. */
export async function quickRowAnswers(searching: Searching): Promise<QuickAnswer[]> {
  const answers: QuickAnswer[] = []
  for (const list of QUICK_ROW_LISTS) {
    for (const id of quickRowIds(list)) answers.push(await rowAnswer(searching, id, list.part))
  }
  return answers
}

async function rowAnswer(
  searching: Searching,
  id: string,
  purchasePart: (typeof QUICK_ROW_LISTS)[number]['part'],
): Promise<QuickAnswer> {
  const { form, listed } = searching
  const stored = listed.rows.find((row) => row.id === id)
  if (form.optional(`${id}-amount`) === null) {
    return { isGiven: false, line: null, emptied: stored?.entered.lineId ?? null }
  }
  const words = form.text(`${id}-words`).trim().slice(0, 200)
  const { isMoney, quantity, unit, note } = amountOf(form, id)
  const isFromBill = form.has(fromBillsField('goods')) && note === null
  const isSameWords = stored?.words === words
  const isSameKind = isSameWords && (stored.factor.set.kind === 'spend') === isMoney
  const isSame = isSameKind && stored.entered.quantity === quantity && stored.entered.unit === unit
  if (isSame && stored.entered.isFromBill === isFromBill) {
    return { isGiven: true, line: null, emptied: null }
  }
  const factorId = isSameKind ? stored.factor.factorId : await find(searching, words, isMoney)
  if (factorId === null) form.refuseField(`${id}-words`, nothingFound(words, isMoney))
  const line = {
    category: 'purchasedGoodsAndServices' as const,
    description: words,
    quantity,
    unit,
    factorId: factorId ?? '-',
    withUpstream: false,
    quickItem: id,
    purchasePart,
    note: note ?? (isSame ? stored.entered.note : null),
    figureSource: sourceOf(isFromBill, note !== null),
  }
  return { isGiven: true, line, emptied: null }
}

type RowAmount = {
  readonly isMoney: boolean
  readonly quantity: number
  readonly unit: string
  /** How a volume became a weight. */
  readonly note: string | null
}

/** Money in the currency of the part, tonnes, or a volume with the density that was picked. */
function amountOf(form: PostedForm, id: string): RowAmount {
  const [field, picked] = [`${id}-amount`, form.text(`${id}-unit`)]
  if (SOLID_DENSITIES.has(picked) || picked === OWN_DENSITY) {
    const typed = quantityOf(form, field, 'cubic metres')
    const volume = convert(typed.quantity, typed.unit, 'cubic metres')
    const given = picked === OWN_DENSITY ? densityOf(form, id) : undefined
    const weighed = tonnesOfVolume(volume.ok ? volume.quantity : 0, picked, given)
    return {
      isMoney: false,
      quantity: weighed?.tonnes ?? 0,
      unit: 'tonnes',
      note: weighed?.words ?? null,
    }
  }
  const isMoney = picked !== 'tonnes'
  const asked = isMoney ? form.text(currencyField('goods')) || 'GBP' : 'tonnes'
  return { isMoney, ...quantityOf(form, field, asked), note: null }
}

const MOST_TONNES_PER_CUBIC_METRE = 25

/** Tonnes in a cubic metre, as someone knows them of what they buy. */
function densityOf(form: PostedForm, id: string): number {
  const field = `${id}-density`
  if (form.optional(field) === null) {
    form.refuseField(field, companyFootprintsMessage('quickRowAnswers.pleaseGiveTonnesPer'))
    return 0
  }
  const density = form.number(field, 3) / 1_000
  if (density <= 0 || density > MOST_TONNES_PER_CUBIC_METRE)
    form.refuseField(
      field,
      companyFootprintsMessage('quickRowAnswers.pleaseUseNumberUp', {
        mostTonnesPerCubicMetre: String(MOST_TONNES_PER_CUBIC_METRE),
      }),
    )
  return density
}

function nothingFound(words: string, isMoney: boolean): string {
  if (words === '') return companyFootprintsMessage('quickRowAnswers.pleaseSay')
  const by = isMoney ? 'what it costs' : 'weight'
  return companyFootprintsMessage('quickRowAnswers.foundNothingPleaseUse', { words, by })
}

/** The factor that fits words best; one that only perhaps fits is none. */
async function find(
  { api, listed, country }: Searching,
  words: string,
  isMoney: boolean,
): Promise<string | null> {
  if (words === '') return null
  const found = await api(SearchFactors, {
    query: {
      words,
      category: 'purchasedGoodsAndServices',
      near: listed.year,
      country,
      limit: 1,
      ...(isMoney ? { kind: 'spend' as const } : { kind: 'activity' as const, unit: 'tonnes' }),
    },
  })
  const best = found.ok ? found.data.factors[0] : undefined
  return best && !best.isPerhaps ? best.factorId : null
}
