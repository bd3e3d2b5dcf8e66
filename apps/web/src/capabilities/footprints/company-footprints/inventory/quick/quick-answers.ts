import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import type { QuickGroup } from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import {
  helperFields,
  type WorkedOutFigure,
  workOut,
} from '@understory/domain/footprints/company-footprints/inventory/quick/work-out.ts'
import type { FigureSource } from '@understory/domain/footprints/company-footprints/lines/default-quality.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { quantityOf } from '../lines/quantity-of-form.ts'

export type QuickItems = AnswerOf<typeof ListQuickItems>
export type QuickItemShown = QuickItems['items'][number]

type NewLine = Pick<
  InventoryLineInput,
  'category' | 'description' | 'quantity' | 'unit' | 'factorId' | 'withUpstream' | 'note'
> & {
  readonly quickItem: string
  readonly figureSource: FigureSource
  readonly purchasePart: QuickItemShown['part']
}

/** What is to be stored of one question: nothing where it says what is there already. */
export type QuickAnswer = {
  readonly isGiven: boolean
  readonly line: NewLine | null
  /** The line that goes, because its field was emptied. */
  readonly emptied: string | null
}

/** What all figures of a group share. */
export const currencyField = (group: QuickGroup): string => `currency-${group}`
export const fromBillsField = (group: QuickGroup): string => `fromBills-${group}`
export const sureField = (group: QuickGroup): string => `isSure-${group}`

const UNCHANGED = { isGiven: true, line: null, emptied: null }
const workedOutWords = () => companyFootprintsMessage('quickAnswers.workedOut')

/**
 * One question as the form answers it; what cannot be read is a problem of the form. Electricity of a company that is
 * on another grid now is computed again.
 */
export function quickAnswer(item: QuickItemShown, form: PostedForm, isMoved: boolean): QuickAnswer {
  const { id, category, label, factor, entered, part, group } = item
  const isSpend = factor.set.kind === 'spend'
  const figure = figureOf(item, form)
  if (!figure) return { isGiven: false, line: null, emptied: entered?.lineId ?? null }
  const isFromBill = form.has(fromBillsField(group)) && !figure.isWorkedOut
  const isSame =
    entered?.quantity === figure.quantity &&
    entered.unit === figure.unit &&
    !(isMoved && id === 'electricity')
  const note = noteOf(item, form, figure)
  if (isSame && entered.isFromBill === isFromBill && entered.note === note) return UNCHANGED
  const line = {
    category,
    description: label,
    quantity: figure.quantity,
    unit: figure.unit,
    factorId: factor.factorId,
    withUpstream: !isSpend,
    quickItem: id,
    purchasePart: part,
    note,
    figureSource: sourceOf(isFromBill, figure.isWorkedOut),
  }
  return { isGiven: true, line, emptied: null }
}

export function sourceOf(isFromBill: boolean, isWorkedOut: boolean): FigureSource {
  if (isWorkedOut) return 'worked-out'
  return isFromBill ? 'bill' : 'typed'
}

type TypedFigure = {
  readonly quantity: number
  readonly unit: string
  readonly isWorkedOut: boolean
  readonly note: string | null
}

/** What was typed, or what it is worked out from; `null`: nothing. */
function figureOf(item: QuickItemShown, form: PostedForm): TypedFigure | null {
  const { id, unit, factor, entered, group } = item
  const typed = form.optional(id)
  const worked = workedOut(item, form)
  if (worked) {
    if (typed === null || typed === String(entered?.quantity)) {
      return { quantity: worked.quantity, unit, isWorkedOut: true, note: worked.words }
    }
    form.refuseField(id, companyFootprintsMessage('quickAnswers.pleaseGiveEitherFigure'))
  }
  if (typed === null) return null
  const asked = factor.set.kind === 'spend' ? form.text(currencyField(group)) || unit : unit
  const read = quantityOf(form, id, asked)
  const converted = convert(read.quantity, read.unit, asked)
  const figure = converted.ok ? { quantity: converted.quantity, unit: asked } : read
  return chargedAway(item, form, { ...figure, isWorkedOut: false, note: null })
}

function workedOut(item: QuickItemShown, form: PostedForm): WorkedOutFigure | null {
  const { id, helper, unit } = item
  const fields = helperFields(item)
  const isBegun = fields.some(({ name, usual }) => {
    const typed = form.optional(`${id}-${name}`)
    return typed !== null && typed !== String(usual)
  })
  if (!helper || !isBegun) return null
  const given = fields.map(({ name, most }) => {
    const field = `${id}-${name}`
    if (form.optional(field) === null)
      form.refuseField(field, companyFootprintsMessage('quickAnswers.pleaseGiveThisFigure'))
    const value = form.number(field, 3) / 1_000
    if (value > most)
      form.refuseField(
        field,
        companyFootprintsMessage('quickAnswers.pleaseUseAtMost', {
          most: most.toLocaleString('en-GB'),
        }),
      )
    return [name, value] as const
  })
  return workOut({ helper, unit }, new Map(given), form.text(`${id}-container`))
}

/** Of electric company cars only what is charged away from the premises: the rest is in the meter. */
function chargedAway(
  { id, unit }: QuickItemShown,
  form: PostedForm,
  figure: TypedFigure,
): TypedFigure | null {
  if (id !== 'electricCars') return figure
  const charged = form.text('electricCars-charged')
  if (charged === 'elsewhere') return figure
  if (charged === 'site') return null
  if (charged !== 'both') {
    form.refuseField(
      'electricCars-charged',
      companyFootprintsMessage('quickAnswers.pleaseSayWhereCharged'),
    )
    return figure
  }
  const share = form.number('electricCars-share', 0)
  if (share < 1 || share > 100) {
    form.refuseField(
      'electricCars-share',
      companyFootprintsMessage('quickAnswers.pleaseUseNumber1'),
    )
  }
  const note = companyFootprintsMessage('quickAnswers.chargedAwayFromOur', {
    workedOutWords: workedOutWords(),
    share: String(share),
    toLocaleString: figure.quantity.toLocaleString('en-GB'),
    unit,
  })
  return { ...figure, quantity: (figure.quantity * share) / 100, note }
}

/** How a figure was worked out, or what was noted of it before. */
function noteOf(
  { id, entered }: QuickItemShown,
  form: PostedForm,
  { note, quantity }: TypedFigure,
): string | null {
  if (note) return note
  const area = id === 'rent' ? form.optional('rent-area') : null
  if (area) return `${(form.number('rent-area', 1) / 10).toLocaleString('en-GB')} m2.`
  const before = entered?.note ?? null
  return before?.startsWith(workedOutWords()) && entered?.quantity !== quantity ? null : before
}
