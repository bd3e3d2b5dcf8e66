import { refusal } from '@understory/contracts/refusals/refusals.ts'
import type { FormAnswer } from '../posted-form.ts'

const LOST = 'Nothing was saved: please fill in the form again, with a smaller file.'

type FileField = {
  readonly field: string
  /** Why this file is refused. */
  readonly sentence: string
  readonly values?: FormAnswer['values']
}

/** What a form says whose file was refused unread: nothing of what was typed beside it is known. */
export function fileTooLarge(
  { url }: Request,
  { field, sentence, values = {} }: FileField,
): FormAnswer | null {
  if (new URL(url).searchParams.get('problem') !== 'too-large') return null
  const { code } = refusal('BODY_TOO_LARGE')
  return { code, message: LOST, problems: { [field]: sentence }, values }
}
