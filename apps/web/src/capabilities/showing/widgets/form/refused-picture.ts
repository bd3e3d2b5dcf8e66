import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { TypedWidget } from './typed-widget.ts'

export const PICTURE_FILE = { field: 'picture', sentence: REFUSALS.PICTURE_TOO_LARGE[1] } as const

/** After a picture that was too large the form is open where another can be chosen. */
export function forPicture(typed: TypedWidget, tooLarge: FormAnswer | null): TypedWidget {
  return tooLarge ? { ...typed, background: 'image' } : typed
}
