import type { FormAnswer } from '../../accounts/public.ts'

/** A step that was refused, with what was typed. */
export type Refused = FormAnswer & { readonly intent: string }
