import { Understory } from '../../understory.ts'
import type { CliCall, CliCommand, CliLine } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'
import { originOf } from '../sign-in/find-sign-in.ts'
import { removeKeyFile, writeKeyFile } from '../sign-in/key-file.ts'
import { moneyText } from '../terminal/amounts.ts'

const KEYS_PAGE = '/my-impact/account/api-keys'
const IS_KEY = /^u[sr]k_(?:live|test)_[0-9A-Za-z]{38}$/

async function login({ world, option, show }: CliLine): Promise<void> {
  const origin = originOf(option('origin') ?? world.env.UNDERSTORY_ORIGIN)
  const page = `${origin}${KEYS_PAGE}`
  const key = await world.readSecret(`Make a key at ${page}, and paste it here (it is not shown): `)
  if (!IS_KEY.test(key)) throw new CommandLineError('That is no key: one begins with usk_ or urk_.')
  const account = await new Understory({ origin, key }).account.get()
  const path = await writeKeyFile(world, { origin, key })
  show({ origin, mode: account.mode, name: account.name, file: path }, () => [
    `Signed in to ${account.name} (${account.mode}) with the key “${account.key.name}”. It is kept in ${path}.`,
  ])
}

async function logout({ world, show }: CliLine): Promise<void> {
  await removeKeyFile(world)
  show({ isSignedIn: false }, () => [
    'The key is gone from this machine. To end it everywhere, revoke it on the page of your keys.',
  ])
}

async function whoami({ understory, show }: CliCall): Promise<void> {
  const account = await understory.account.get()
  const { key, mode, name, kind } = account
  const { limits, spent } = key
  show(account, () => [
    `${name} (${kind}, ${mode})`,
    `Key “${key.name}”, ${key.expiresAt ? `until ${key.expiresAt.slice(0, 10)}` : 'without an end'}`,
    `Scopes: ${key.scopes.join(' ')}`,
    ...(limits && spent
      ? [
          `Spent today ${moneyText(spent.dayMinor, limits.currency)} of ${moneyText(limits.perDayMinor, limits.currency)}, this month ${moneyText(spent.monthMinor, limits.currency)} of ${moneyText(limits.perMonthMinor, limits.currency)}`,
        ]
      : []),
  ])
}

export const ACCOUNT_COMMANDS: readonly CliCommand[] = [
  {
    usage: 'login',
    about: 'keep a key on this machine, readable by you alone',
    runWithoutKey: login,
  },
  { usage: 'logout', about: 'remove it from this machine', runWithoutKey: logout },
  { usage: 'whoami', about: 'the account, and what the key may do', run: whoami },
]
