import { readFile } from 'node:fs/promises'
import type { Order } from '../../generated/types.generated.ts'
import { type CliCall, type CliCommand, wordAt } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'
import { amountsText } from '../terminal/amounts.ts'
import { ordersOfCsv } from './orders-of-csv.ts'

const AT_ONCE = 100

async function stores({ understory, show }: CliCall): Promise<void> {
  const { data } = await understory.stores.list()
  show(data, () =>
    data.map(({ id, name, connector, status, mode }) =>
      [id, name, connector, status, `(${mode})`].join('  '),
    ),
  )
}

async function push(call: CliCall): Promise<void> {
  const { understory, option, has, show } = call
  const file = wordAt(call, 0, 'which file: of CSV, with a line of names')
  const storeId = option('store')
  if (!storeId) throw new CommandLineError('Please give --store: `understory stores` lists them.')
  const isTried = has('dry-run')
  if (isTried === has('yes'))
    throw new CommandLineError('Please say --dry-run to try it, or --yes to send them.')
  const orders = ordersOfCsv(await readFile(file, 'utf8'))
  const found: Order[] = []
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const part = orders.slice(from, from + AT_ONCE)
    const { data } = await understory.orders.push({ storeId, orders: part, dryRun: isTried })
    found.push(...data)
  }
  show(found, () => [
    ...found.map(({ id, reason, ...funds }) => `${id}  ${reason ?? amountsText(funds)}`),
    `${found.length} orders. ${isTried ? 'Nothing was stored.' : 'They are stored.'}`,
  ])
}

export const STORE_COMMANDS: readonly CliCommand[] = [
  { usage: 'stores', about: 'shops of the account', run: stores },
  {
    usage: 'orders push FILE.csv',
    about: 'send orders of a shop that has no connector',
    options: {
      store: { type: 'string', value: 'ID', about: 'which shop' },
      'dry-run': { type: 'boolean', about: 'say what they would contribute, and store nothing' },
      yes: { type: 'boolean', about: 'send them' },
    },
    run: push,
  },
]
