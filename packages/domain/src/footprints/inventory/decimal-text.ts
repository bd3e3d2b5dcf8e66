/** A number of zero or more as digits and a point, without an exponent; it is read back as the same number. */
export function decimalText(number: number): string {
  const [digits = '', exponent] = String(number).split('e')
  if (exponent === undefined) return digits
  const [whole = '', part = ''] = digits.split('.')
  const shift = Number(exponent)
  if (shift < 0) return `0.${'0'.repeat(-shift - whole.length)}${whole}${part}`
  return `${whole}${part.padEnd(shift, '0')}`
}
