import type { FormAnswer } from '../../http/posted-form.ts'
import { reckonedNothingIsChosenYet } from '../island-messages/reckoned.generated.ts'

/** What a form comes to, or in words why nothing can be said about it yet. */
export type Reckoned<Sum> =
  | { readonly sum: Sum }
  | {
      readonly says: string
      /** The name of the field that it is about, where it is about one. */
      readonly field?: string
    }

export const nothingChosen = () => ({ says: reckonedNothingIsChosenYet() }) as const

/** The first field that cannot be read says it for all of them. */
export function unreadable(
  problems: Readonly<Record<string, string>>,
): { readonly says: string; readonly field: string } | null {
  const [first] = Object.entries(problems)
  return first ? { field: first[0], says: first[1] } : null
}

/** The same of what the API refused. */
export function whyNot(refused: Pick<FormAnswer, 'code' | 'message' | 'problems'>): {
  readonly says: string
  readonly field?: string
} {
  if (refused.code === 'NO_PRODUCTS_SELECTED') return nothingChosen()
  return unreadable(refused.problems) ?? { says: refused.message }
}
