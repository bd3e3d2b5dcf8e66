/** What is shown of an amount is so many of it: hundredths of 1,000 grams are `{ shown: 100, per: 1_000 }`. */
type ShownPart = { readonly shown: number; readonly per: number }

/**
 * Whole amounts of zero or more in whole shown units that add up to the rounded sum, each within one unit of what it is.
 * The largest remainders are rounded up, of ties the earlier. Sharing out the rounded sum would not hold that: beside a very large part
 * the rounding of the sum would count a second time.
 */
export function roundTogether(amounts: readonly number[], { shown, per }: ShownPart): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  const parts = amounts.map((amount, at) => {
    const remainder = (amount * shown) % per
    return { at, whole: (amount * shown - remainder) / per, remainder }
  })
  const left = Math.round((sum * shown) / per) - parts.reduce((all, { whole }) => all + whole, 0)
  const up = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
      .slice(0, Math.max(0, left))
      .map(({ at }) => at),
  )
  return parts.map(({ at, whole }) => whole + (up.has(at) ? 1 : 0))
}
