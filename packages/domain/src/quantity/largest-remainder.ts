/**
 * Splits a whole total over weights so that the parts are whole and add up to it exactly; each part
 * is within one of its exact share, and a zero weight gets zero. Ties go to the earlier part.
 * Method: largest remainder (Hamilton). Exact for any safe integers, because it works in BigInt.
 */
export function allocateByLargestRemainder(total: number, weights: readonly number[]): number[] {
  assertWhole(total)
  for (const weight of weights) assertWhole(weight)
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) {
    if (total === 0) return weights.map(() => 0)
    throw new RangeError('nothing to allocate to: every weight is zero')
  }
  const shares = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight)
    return { index, whole: exact / sum, remainder: exact % sum }
  })
  const left = Number(BigInt(total) - shares.reduce((all, share) => all + share.whole, 0n))
  const topped = new Set(
    shares
      .toSorted((a, b) => Number(b.remainder - a.remainder))
      .slice(0, left)
      .map((share) => share.index),
  )
  return shares.map((share) => Number(share.whole) + (topped.has(share.index) ? 1 : 0))
}

function assertWhole(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`not a whole amount of zero or more: ${value}`)
  }
}
