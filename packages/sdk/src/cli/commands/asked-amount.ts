import type { CreateQuoteInput } from '../../generated/types.generated.ts'
import { type CliCall, type CliOptions, wholeNumber } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'

export const QUOTE_OPTIONS: CliOptions = {
  trees: { type: 'string', value: 'NUMBER', about: 'trees, such as 10' },
  co2e: { type: 'string', value: 'MASS', about: 'CO2e, such as 1.25t, 300kg or 500lb' },
  plastic: { type: 'string', value: 'MASS', about: 'plastic, such as 2kg' },
  value: {
    type: 'string',
    value: 'SUM',
    about: 'the most that a sum pays for, such as 20.00, with --impact',
  },
  impact: { type: 'string', value: 'NAME', about: 'trees, co2e or plastic' },
  currency: { type: 'string', value: 'CODE', about: 'GBP, EUR or USD' },
  months: { type: 'string', value: 'NUMBER', about: 'spread over so many months, with --start' },
  start: { type: 'string', value: 'YYYY-MM', about: 'the first of those months' },
}

type AskedAmount = CreateQuoteInput['ask']

/** What is wanted, by the options of a quote. */
export function askedAmount(call: CliCall): CreateQuoteInput {
  const asks = [byTrees(call), byMass(call, 'co2e'), byMass(call, 'plastic'), byValue(call)]
  const [ask, ...more] = asks.filter((each) => each !== null)
  if (!ask || more.length > 0)
    throw new CommandLineError(
      'Please say how much: one of --trees, --co2e, --plastic and --value.',
    )
  const months = wholeNumber(call.option('months'), 'months')
  const startMonth = call.option('start')
  return {
    ask,
    currency: oneOfNames(call.option('currency') ?? 'GBP', ['GBP', 'EUR', 'USD'], 'currency'),
    ...(months !== undefined && { months }),
    ...(startMonth !== undefined && { startMonth }),
  }
}

function byTrees({ option }: CliCall): AskedAmount | null {
  const text = option('trees')
  if (text === undefined) return null
  if (!/^\d{1,9}(?:\.\d{1,3})?$/.test(text))
    throw new CommandLineError('--trees is a number, such as 10 or 2.5.')
  return { by: 'units', milliTrees: Math.round(Number(text) * 1_000) }
}

function byMass({ option }: CliCall, impact: 'co2e' | 'plastic'): AskedAmount | null {
  const text = option(impact)
  if (text === undefined) return null
  const [, amount = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,6})?) ?(g|kg|t|lb|st)$/.exec(text) ?? []
  if (amount === '') throw new CommandLineError(`--${impact} is a mass, such as 300kg or 1.25t.`)
  return { by: 'mass', impact, amount, unit: unit as 'g' | 'kg' | 't' | 'lb' | 'st' }
}

function byValue({ option }: CliCall): AskedAmount | null {
  const text = option('value')
  if (text === undefined) return null
  if (!/^\d{1,7}(?:\.\d\d)?$/.test(text))
    throw new CommandLineError('--value is a sum, such as 20.00.')
  const impact = oneOfNames(option('impact') ?? '', ['trees', 'co2e', 'plastic'], 'impact')
  return { by: 'value', impact, totalMinor: Math.round(Number(text) * 100) }
}

function oneOfNames<const Name extends string>(
  text: string,
  names: readonly Name[],
  option: string,
): Name {
  const found = names.find((name) => name === text)
  if (!found) throw new CommandLineError(`--${option} is one of ${names.join(', ')}.`)
  return found
}
