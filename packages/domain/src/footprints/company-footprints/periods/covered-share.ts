/** What was funded as a share of what was emitted, in words; never rounded up. */
export function coveredShare({
  emittedGrams,
  fundedGrams,
}: {
  readonly emittedGrams: number
  readonly fundedGrams: number
}): string {
  if (fundedGrams <= 0) return 'None'
  if (emittedGrams <= 0) return 'Not comparable'
  const percent = Math.floor((fundedGrams * 100) / emittedGrams)
  return percent === 0 ? 'Under 1%' : `${percent.toLocaleString('en-GB')}%`
}
