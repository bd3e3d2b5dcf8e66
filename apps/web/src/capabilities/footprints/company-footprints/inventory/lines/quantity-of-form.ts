import { readTypedQuantity } from '@understory/domain/footprints/company-footprints/lines/typed-quantity.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'

/** A quantity with the unit that was typed beside it, or that of the field; what cannot be read is a problem. */
export function quantityOf(
  form: PostedForm,
  name: string,
  unit: string,
): { quantity: number; unit: string } {
  const read = readTypedQuantity(form.text(name), unit)
  if (read.ok) return { quantity: read.quantity, unit: read.unit }
  form.refuseField(name, read.message)
  return { quantity: 0, unit }
}
