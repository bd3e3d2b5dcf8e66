/** Amounts are counted in hundredths of their currency. */
const HUNDREDTHS = 100
const MOST_DIGITS = 13

export type DecimalMark = '.' | ','

/** A comma is the decimal mark only where nothing else can be meant. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const hasCommas = texts.some((text) => /\d,\d{1,2}[^\d.,]*$/.test(text))
  const hasPoints = texts.some((text) => /\.\d{1,2}[^\d.,]*$/.test(text))
  return hasCommas && !hasPoints ? ',' : '.'
}

/**
 * An amount in hundredths: "1,440.00", "-£58.20", "(58.20)", "58.20 CR" (money in) and "1.440,00" where the comma is
 * the decimal mark; 0 where nothing stands; `null`: no amount.
 */
export function parseLedgerAmount(text: string, mark: DecimalMark): number | null {
  const compact = text.replaceAll(/[\s\u00a0£$€]|[A-Z]{3}(?![A-Z])/g, '')
  if (compact === '' || compact === '-' || compact === '–') return 0
  const found = /^([-−+(]*)([\d.,']+)([-−)]*)(cr|dr)?$/i.exec(compact)
  if (!found) return null
  const [, before = '', digits = '', after = '', side = ''] = found
  const isNegative = /[-−(]/.test(before) || /[-−]/.test(after) || side.toLowerCase() === 'cr'
  const size = parseDigits(digits, mark)
  return size === null ? null : isNegative ? -size : size
}

function parseDigits(digits: string, mark: DecimalMark): number | null {
  const thousands = mark === '.' ? /[,']/g : /[.']/g
  const [whole = '', fraction = '', ...more] = digits.replaceAll(thousands, '').split(mark)
  const isNumber = more.length === 0 && /^\d*$/.test(whole) && /^\d*$/.test(fraction)
  if (!isNumber || whole + fraction === '' || whole.length > MOST_DIGITS) return null
  return Math.round(Number(`${whole || 0}.${fraction || 0}`) * HUNDREDTHS)
}

/** What an amount is without its VAT, in hundredths. */
export const withoutVat = (gross: number, ratePercent: number): number =>
  Math.round(gross / (1 + ratePercent / HUNDREDTHS))
