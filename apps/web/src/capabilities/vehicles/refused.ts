import type { FormAnswer } from '../accounts/public.ts'

/** A form that was refused, with what was typed. */
export type Refused = FormAnswer & { readonly intent: string }
