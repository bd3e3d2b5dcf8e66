/** Never more than it is. */
export const meteredInWords = (quantity: number, unit: string): string =>
  `${(Math.floor(quantity * 10 + 1e-6) / 10).toLocaleString('en-GB')} ${unit === 'm3' ? 'm³' : unit}`
