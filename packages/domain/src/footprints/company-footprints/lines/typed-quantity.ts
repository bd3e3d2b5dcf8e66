import { numberSentence, readTypedNumber } from '../../../quantity/typed-number.ts'
import { isMoney } from './spend.ts'
import { convert, isKnownUnit, unitInWords, unitName } from './units.ts'

export type TypedQuantity =
  | { readonly ok: true; readonly quantity: number; readonly unit: string }
  | {
      readonly ok: false
      /** `number`: it cannot be read at all. */
      readonly problem: 'number' | 'two-readings' | 'unit'
      readonly message: string
    }

/** A thousandth of a unit is enough for bills and mileage. */
const DECIMALS = 3
const LONGEST = 80

const MONEY: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['$', 'USD'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
])
const MONEY_NAMES: ReadonlyMap<string, string> = new Map([
  ['GBP', 'pounds'],
  ['EUR', 'euros'],
  ['USD', 'dollars'],
])

/**
 * A number as it was typed, alone or with its unit: "3100 miles", "GBP 6,400", "1.250,5 kWh". The unit that was
 * typed counts where it converts to that of the field.
 */
export function readTypedQuantity(typed: string, unit: string): TypedQuantity {
  const text = typed.trim().slice(0, LONGEST)
  const from = text.search(/[\d.,]/)
  const number = from < 0 ? '' : (/^[\d.,'’\u00a0\u2009\u202f ]*/.exec(text.slice(from))?.[0] ?? '')
  const before = text.slice(0, Math.max(0, from)).trim()
  const after = text.slice(Math.max(0, from) + number.length).trim()
  // What cannot be a number and a unit is judged as a number.
  const isNumberOnly = number === '' || (before === '' && after === '')
  const isBoth = before !== '' && after !== ''
  if (isNumberOnly || isBoth || /^[-−]/.test(before)) return asNumber(text, unit)
  const named = typedCurrency(before || after) ?? unitName(before || after)
  const refused = wrongUnit(named, unit)
  if (refused === null) return asNumber(number, named)
  const isKnown = isMoney(named) || isKnownUnit(named)
  return { ok: false, problem: isKnown ? 'unit' : 'number', message: refused }
}

function asNumber(text: string, unit: string): TypedQuantity {
  const field = { decimals: DECIMALS }
  const read = readTypedNumber(text, field)
  if (read.ok) return { ok: true, quantity: read.units / 10 ** DECIMALS, unit }
  const problem = read.problem === 'two-readings' ? 'two-readings' : 'number'
  return { ok: false, problem, message: numberSentence(read.problem, text, field) }
}

function typedCurrency(text: string): string | null {
  const known = MONEY.get(text.toLowerCase())
  if (known) return known
  return isMoney(text.toUpperCase()) ? text.toUpperCase() : null
}

/** Why what was typed beside the number does not fit; `null`: it does. */
function wrongUnit(named: string, unit: string): string | null {
  if (isMoney(unit) && isMoney(named)) return null
  if (isMoney(named))
    return `Please give ${unitInWords(unit)}, not ${MONEY_NAMES.get(named) ?? named}.`
  const wanted = isMoney(unit) ? `an amount in ${unit}` : unitInWords(unit)
  if (convert(1, named, unit).ok) return null
  return isKnownUnit(named)
    ? `Please give ${wanted}, not ${unitInWords(named)}.`
    : 'Please use a number, for example 2.5.'
}
