import { createPurchase } from '@understory/contracts/v1/purchases.ts'
import type { McpTool } from './mcp-tool.ts'

/** Of what a purchase takes: an assistant says beforehand what it may cost and why, and tries it first. */
const TAKEN = ['quoteId', 'maxTotalMinor', 'reference', 'payment', 'reason', 'idempotencyKey']
const NEEDED = ['quoteId', 'maxTotalMinor', 'reason', 'idempotencyKey']

export const buyOffset: McpTool = {
  name: 'buy_offset',
  operation: createPurchase,
  about:
    'Buys nothing unless dryRun is false: without it you hear what would happen. Set it to false only when the person has seen the price and said yes. Where the status is requires_action, give the person the address in action.url; they sign in there and decide.',
  effect: 'spends',
  holdsTexts: true,
  narrows: (input) => {
    const properties = input.properties as Record<string, object>
    const taken = Object.entries(properties).filter(([name]) => TAKEN.includes(name))
    const dryRun = {
      type: 'boolean',
      default: true,
      description: 'With false it is bought. Everything else only says what would happen.',
    }
    return {
      ...input,
      properties: {
        ...Object.fromEntries(taken),
        maxTotalMinor: {
          type: 'integer',
          minimum: 1,
          maximum: 99_999_999,
          description: 'The most that it may cost, in minor units of the currency of the quote.',
        },
        reason: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: 'Why, in the words of the person. The person who has to agree reads it.',
        },
        dryRun,
      },
      required: NEEDED,
    }
  },
  sends: ({ dryRun, payment, ...rest }) => ({
    payment: payment ?? { method: 'card' },
    ...rest,
    dryRun: dryRun === false ? 'false' : 'true',
  }),
}
