import { readTypedQuantity } from '@understory/domain/footprints/company-footprints/lines/typed-quantity.ts'
import {
  convert,
  unitInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'
import { figureRequestsMessage } from '../messages/messages.generated.ts'

/** A typed quantity in the unit that was asked for; another unit may stand beside it. `null`: nothing was typed. */
export function quantityInUnit(form: PostedForm, name: string, unit: string): number | null {
  const typed = form.optional(name)
  if (typed === null) return null
  const read = readTypedQuantity(typed, unit)
  const converted = read.ok ? convert(read.quantity, read.unit, unit) : null
  if (converted?.ok) return converted.quantity
  if (read.ok && read.unit === unit) return read.quantity
  form.refuseField(
    name,
    read.ok
      ? figureRequestsMessage('quantityInUnit.pleaseGiveItIn', { unitInWords: unitInWords(unit) })
      : read.message,
  )
  return null
}
