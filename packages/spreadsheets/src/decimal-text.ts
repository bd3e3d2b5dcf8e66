/** A number of zero or more as digits and a point, without an exponent; it is read back as the same number. */
export function decimalText(number: number): string {
  const text = String(number)
  if (!text.includes('e')) return text
  const [mantissa, exponent] = text.split('e') as [string, string]
  // One digit stands before its point.
  const digits = mantissa.replace('.', '')
  return exponent.startsWith('-')
    ? `0.${digits.padStart(digits.length - Number(exponent) - 1, '0')}`
    : digits.padEnd(Number(exponent) + 1, '0')
}
