import { pushOrders } from '@understory/contracts/v1/shops/orders.ts'
import type { McpTool } from './mcp-tool.ts'

/** Stores nothing until it is told to. */
export const pushOrdersTool: McpTool = {
  name: 'push_orders',
  operation: pushOrders,
  about:
    'Stores nothing unless dryRun is false: without it you hear what the orders would contribute. list_stores has the shops; only one whose connector is api is sent orders. Give nothing about the shopper.',
  effect: 'changes',
  holdsTexts: true,
  narrows: (input) => ({
    ...input,
    properties: {
      ...(input.properties as object),
      dryRun: {
        type: 'boolean',
        default: true,
        description:
          'With false they are stored. Everything else only says what they would come to.',
      },
    },
  }),
  sends: ({ dryRun, ...rest }) => ({ ...rest, dryRun: dryRun === false ? 'false' : 'true' }),
}
