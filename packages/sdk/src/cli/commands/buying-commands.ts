import type { Purchase, Quote } from '../../generated/types.generated.ts'
import { type CliCall, type CliCommand, wholeNumber, wordAt } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'
import { amountsText, moneyText } from '../terminal/amounts.ts'
import { askedAmount, QUOTE_OPTIONS } from './asked-amount.ts'
import { firstOf } from './first-of.ts'

async function quote(call: CliCall): Promise<void> {
  const made = await call.understory.quotes.create(askedAmount(call))
  call.show(made, () => quoteLines(made))
}

const quoteLines = (made: Quote): readonly string[] => [
  `${amountsText(made)} for ${moneyText(made.totalMinor, made.currency)} (${made.mode})`,
  `Good until ${made.expiresAt}: understory buy ${made.id} --dry-run`,
]

async function buy(call: CliCall): Promise<void> {
  const { understory, option, has, show } = call
  const quoteId = wordAt(call, 0, 'which quote: `understory quote` makes one')
  const isTried = has('dry-run')
  if (isTried === has('yes'))
    throw new CommandLineError('Please say --dry-run to try it, or --yes to buy it.')
  const cardId = option('card')
  const idempotencyKey = option('idempotency-key')
  const bought = await understory.purchases.create(
    {
      quoteId,
      payment: has('link') ? { method: 'link' } : { method: 'card', ...(cardId && { cardId }) },
      maxTotalMinor: wholeNumber(option('most'), 'most') ?? null,
      reference: option('reference') ?? null,
      reason: option('reason') ?? null,
      dryRun: isTried,
    },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )
  show(bought, () => purchaseLines(bought))
}

function purchaseLines(bought: Purchase): readonly string[] {
  const { id, action, certificateId, dryRun, status, mode, totalMinor, currency } = bought
  const head = `${id ?? 'A dry run'}: ${amountsText(bought)} for ${moneyText(totalMinor, currency)}, ${status} (${mode})`
  return [
    head,
    ...(dryRun ? ['Nothing was bought.'] : []),
    ...(action ? [`Someone of the account has to ${action.type}: ${action.url}`] : []),
    ...(certificateId ? [`Certificate ${certificateId}`] : []),
  ]
}

async function purchases(call: CliCall): Promise<void> {
  const { understory, words, show, option } = call
  const [purchaseId] = words
  if (purchaseId !== undefined) {
    const one = await understory.purchases.get({ purchaseId })
    return show(one, () => purchaseLines(one))
  }
  const found = await firstOf(understory.purchases.list({ limit: 100 }), option('limit'))
  show(found, () =>
    found.map(
      (each) =>
        `${each.createdAt.slice(0, 10)}  ${each.id}  ${moneyText(each.totalMinor, each.currency)}  ${each.status}  ${amountsText(each)}`,
    ),
  )
}

export const BUYING_COMMANDS: readonly CliCommand[] = [
  { usage: 'quote', about: 'what something costs', options: QUOTE_OPTIONS, run: quote },
  {
    usage: 'buy QUOTE',
    about: 'buy a quote with the saved card, or try what would happen',
    options: {
      'dry-run': { type: 'boolean', about: 'say what would happen, and do nothing' },
      yes: { type: 'boolean', about: 'buy it' },
      card: { type: 'string', value: 'ID', about: 'another card than the usual one' },
      link: { type: 'boolean', about: 'a person pays on a page' },
      most: { type: 'string', value: 'MINOR', about: 'refuse where it costs more, in minor units' },
      reference: { type: 'string', value: 'TEXT', about: 'for the certificate' },
      reason: { type: 'string', value: 'TEXT', about: 'for the person who has to agree' },
      'idempotency-key': { type: 'string', value: 'TEXT', about: 'the same one buys once' },
    },
    run: buy,
  },
  {
    usage: 'purchases [ID]',
    about: 'what was bought, the newest first, or one of them',
    options: {
      limit: { type: 'string', value: 'NUMBER', about: 'at most so many; 25 without it' },
    },
    run: purchases,
  },
]
