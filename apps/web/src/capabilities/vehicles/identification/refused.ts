import type { FormAnswer } from '../../../http/posted-form.ts'

/** A form that was refused, with what was typed. */
export type RefusedVehicleForm = FormAnswer & { readonly intent: string }
