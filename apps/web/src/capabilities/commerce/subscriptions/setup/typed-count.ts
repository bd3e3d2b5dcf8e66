import { readTypedNumber } from '@understory/domain/quantity/typed-number.ts'

/** A whole number as it was typed, for a picture: nothing where it cannot be read. */
export function typedCount(typed: string): number {
  const read = readTypedNumber(typed, { decimals: 0 })
  return read.ok ? read.units : 0
}
