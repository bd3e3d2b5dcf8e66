type Amounts = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** Exact: a figure is never rounded up. */
const inThousands = (value: number): string => String(value / 1_000)

export function amountsText({ milliTrees, co2eGrams, plasticGrams }: Amounts): string {
  const parts = [
    milliTrees !== 0 && `${inThousands(milliTrees)} trees`,
    co2eGrams !== 0 && `${inThousands(co2eGrams)} kg CO2e`,
    plasticGrams !== 0 && `${inThousands(plasticGrams)} kg plastic`,
  ]
  return parts.filter(Boolean).join(', ') || 'nothing'
}

export const moneyText = (minor: number, currency: string): string =>
  `${(minor / 100).toFixed(2)} ${currency}`
