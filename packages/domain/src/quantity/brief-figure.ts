/** A figure with one decimal at most, or two where it is below one; what is left out is cut, never rounded up. */
export function briefFigure(value: number): string {
  const maximumFractionDigits = value < 1 ? 2 : 1
  return value.toLocaleString('en-GB', { maximumFractionDigits, roundingMode: 'floor' })
}
