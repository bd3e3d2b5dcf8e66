import {
  DECLARED_UNITS,
  type DeclaredUnit,
} from '@understory/domain/footprints/product-footprints/declared-units.ts'
import { productFootprintsMessage } from './messages/messages.generated.ts'

/** The names of messages have no spaces. */
const UNIT_KEYS = {
  piece: 'piece',
  kilogram: 'kilogram',
  liter: 'liter',
  'cubic meter': 'cubicmeter',
  'square meter': 'squaremeter',
  'kilowatt hour': 'kilowatthour',
  megajoule: 'megajoule',
  'ton kilometer': 'tonkilometer',
  hour: 'hour',
  'megabit second': 'megabitsecond',
} as const satisfies Record<DeclaredUnit, string>

export const unitInWords = (unit: DeclaredUnit): string =>
  productFootprintsMessage('fields.unit.option', { unit: UNIT_KEYS[unit] })

export const unitOptions = () =>
  DECLARED_UNITS.map((value) => ({ value, label: unitInWords(value) }))
