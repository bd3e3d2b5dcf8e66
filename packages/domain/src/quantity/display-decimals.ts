/** Specification section 5. For showing alone: what is charged follows the payment provider. */
const WITHOUT_DECIMALS = ['JPY', 'KRW', 'CLP', 'ISK', 'HUF', 'VND', 'XAF', 'XOF']

export function displayDecimals(currency: string): 0 | 2 {
  return WITHOUT_DECIMALS.includes(currency) ? 0 : 2
}
