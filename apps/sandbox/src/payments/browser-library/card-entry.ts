/** The entries of the form. */
export type CardField = 'number' | 'expiry' | 'cvc' | 'name' | 'postcode'
export type CardBrand = 'visa' | 'mastercard' | 'amex'
export type TypedCard = Record<CardField, string>
export type CardProblems = Partial<Record<CardField, string>>

/** Leading digits that identify the three brands we accept (ISO/IEC 7812 ranges). */
const BRANDS: readonly { brand: CardBrand; starts: RegExp; lengths: readonly number[] }[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15] },
  { brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16] },
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19] },
]

const LONGEST_NUMBER = 19

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number)
  return BRANDS.find(({ starts }) => starts.test(digits))?.brand ?? null
}

/** Digits in the groups they have on the card: 4-6-5 on American Express, else fours. */
export function grouped(number: string): string {
  const digits = digitsOf(number).slice(0, LONGEST_NUMBER)
  if (brandOf(digits) === 'amex')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      .filter((group) => group !== '')
      .join(' ')
  return digits.match(/\d{1,4}/g)?.join(' ') ?? ''
}

/** Where the cursor belongs after grouping, so that typing in the middle stays in the middle. */
export function cursorAfterGrouping(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (const [at, char] of [...text].entries()) {
    if (/\d/.test(char)) seen += 1
    if (seen === digitsBefore) return at + 1
  }
  return text.length
}

export function passesLuhn(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum > 0 && sum % 10 === 0
}

/** `MM / YY` as it is typed; a first digit over 1 can only be a month of one digit. */
export function groupedExpiry(text: string): string {
  const typed = digitsOf(text)
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`
  return digits
}

export function parseExpiry(text: string): { month: number; year: number } | null {
  const found = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text)
  const month = Number(found?.[1])
  if (found === null || month < 1 || month > 12) return null
  return { month, year: 2000 + Number(found[2]) }
}

/** What is wrong with what was typed, per field; empty when it can be sent. */
export function cardEntryProblemsOf(
  card: TypedCard,
  today: { year: number; month: number },
): CardProblems {
  const found: [CardField, string | null][] = [
    ['number', numberProblem(card.number)],
    ['expiry', expiryProblem(card.expiry, today)],
    ['cvc', cvcProblem(card.cvc, brandOf(card.number))],
    ['name', card.name.trim() === '' ? 'Type the name as it is on the card.' : null],
    [
      'postcode',
      card.postcode.trim() === '' ? 'Type the postcode the card is registered at.' : null,
    ],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function numberProblem(number: string): string | null {
  const digits = digitsOf(number)
  if (digits === '') return 'Type the card number.'
  const lengths = BRANDS.find(({ starts }) => starts.test(digits))?.lengths
  if (lengths !== undefined && digits.length < Math.min(...lengths))
    return 'The card number is too short.'
  return passesLuhn(digits) ? null : 'The card number is not right. Check it against the card.'
}

function expiryProblem(text: string, today: { year: number; month: number }): string | null {
  if (text.trim() === '') return 'Type the expiry date, month and year.'
  const expiry = parseExpiry(text)
  if (expiry === null) return 'Type the expiry date as on the card, such as 09 / 30.'
  const monthsLeft = (expiry.year - today.year) * 12 + expiry.month - today.month
  return monthsLeft < 0 ? 'This card has expired.' : null
}

function cvcProblem(cvc: string, brand: CardBrand | null): string | null {
  const length = brand === 'amex' ? 4 : 3
  if (cvc === '') return 'Type the security code.'
  return new RegExp(`^\\d{${length}}$`).test(cvc) ? null : `The security code has ${length} digits.`
}
