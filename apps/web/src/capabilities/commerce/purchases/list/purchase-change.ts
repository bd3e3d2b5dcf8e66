import type {
  Purchase,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import type { CallOf } from '@understory/contracts/endpoint.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'

type Theme = Purchase['theme']

/** The fields of the form, as they are on a purchase or as they were typed. */
export type TypedChange = {
  readonly reference: string
  readonly effectiveFrom: string
  /** The first month of a year of a footprint; empty: of none. */
  readonly footprintYear: string
  readonly theme: Theme
  readonly hideCost: boolean
  readonly addressOnCertificate: boolean
}

/** A change that was refused: the sentence, the problem beside each field, what was typed. */
export type RefusedChange = {
  readonly purchaseId: string
  readonly message: string
  readonly problems: Partial<Record<'reference' | 'effectiveFrom' | 'footprintYear', string>>
  readonly typed: TypedChange
}

const THEMES: readonly Theme[] = ['none', 'gift', 'christmas']

export function changeOf(purchase: Purchase): TypedChange {
  const { theme, hideCost, addressOnCertificate } = purchase
  return {
    reference: purchase.reference ?? '',
    effectiveFrom: purchase.effectiveFrom,
    footprintYear: purchase.footprintYear ?? '',
    theme,
    hideCost,
    addressOnCertificate,
  }
}

export function readChange(form: PostedForm): TypedChange {
  const text = (name: string) => form.text(name).trim()
  return {
    reference: text('reference'),
    effectiveFrom: text('effectiveFrom'),
    footprintYear: text('footprintYear'),
    theme: THEMES.find((theme) => theme === text('theme')) ?? 'none',
    hideCost: form.has('hideCost'),
    addressOnCertificate: form.has('addressOnCertificate'),
  }
}

/**
 * The body for the API. Locked fields are not in the form and so not sent. The date is sent
 * only where it differs from the one shown, because setting a date locks it, and a spread
 * purchase would lose its months.
 */
export function bodyOf(form: PostedForm, shownDate: string): CallOf<typeof UpdatePurchase>['body'] {
  const { reference, effectiveFrom, footprintYear, ...look } = readChange(form)
  return {
    ...look,
    ...(form.has('reference') && { reference: reference === '' ? null : reference }),
    ...(form.has('effectiveFrom') && effectiveFrom !== shownDate && { effectiveFrom }),
    ...(footprintYear && { footprintYear }),
  }
}

export function refusedChange(
  purchaseId: string,
  form: PostedForm,
  refusal: Refusal,
): RefusedChange {
  const given = Object.fromEntries(
    (refusal.problems ?? []).map(({ field, message }) => [field, message]),
  )
  const problems =
    refusal.code === 'DATE_LOCKED' ? { effectiveFrom: refusal.message, ...given } : given
  const hasProblems = Object.keys(problems).length > 0
  return {
    purchaseId,
    message: hasProblems
      ? purchasesMessage('purchaseChange.nothingChangedPleaseLook')
      : refusal.message,
    problems,
    typed: readChange(form),
  }
}
