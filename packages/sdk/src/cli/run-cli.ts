import { parseArgs } from 'node:util'
import { Understory, UnderstoryError } from '../understory.ts'
import type { CliCommand, CliLine } from './cli-command.ts'
import type { CliWorld } from './cli-world.ts'
import { CommandLineError } from './command-line-error.ts'
import { COMMANDS, EVERY_OPTION } from './commands.ts'
import { helpOf, helpOfAll } from './help.ts'
import { findSignIn } from './sign-in/find-sign-in.ts'
import { asJson, asText } from './terminal/shown-text.ts'

const EXIT_CODES = { done: 0, failed: 1, notUnderstood: 2 } as const

const KEY = /u[sr]k_(?:live|test)_\w/

/** Runs one command; gives the exit code: 0 done, 1 it did not succeed, 2 it was not understood. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<number> {
  try {
    await runCommand(args, world)
    return EXIT_CODES.done
  } catch (error) {
    if (world.signal.aborted) return EXIT_CODES.done
    world.complain(asText(sentenceOf(error)))
    return error instanceof CommandLineError ? EXIT_CODES.notUnderstood : EXIT_CODES.failed
  }
}

async function runCommand(args: readonly string[], world: CliWorld): Promise<void> {
  if (args.some((arg) => KEY.test(arg)))
    throw new CommandLineError(
      'A key in a command is kept by the shell and seen by everyone on this machine: please revoke it, and use `understory login` or UNDERSTORY_API_KEY.',
    )
  const found = commandOf(args)
  if (!found) {
    world.print(helpOfAll(COMMANDS))
    if (args.length > 0 && !['help', '--help', '-h'].includes(args[0] ?? ''))
      throw new CommandLineError(`There is no command “${args.join(' ')}”.`)
    return
  }
  const { command, rest } = found
  const { values, positionals } = parsed(command, rest)
  if (values.help) return world.print(helpOf(command))
  const line: CliLine = {
    world,
    words: positionals,
    option: (name) => textIn(values[name]),
    has: (name) => values[name] === true,
    show: (value, lines) => {
      const shown = values.json ? [asJson(value)] : lines().map(asText)
      for (const each of shown) world.print(each)
    },
  }
  if ('runWithoutKey' in command) return command.runWithoutKey(line)
  const { origin, key } = await findSignIn(world, line.option('origin'))
  const understory = new Understory({ origin, ...(key !== undefined && { key }) })
  await command.run({ ...line, origin, key, understory })
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The longest name that the words begin with. */
function commandOf(args: readonly string[]) {
  const named = COMMANDS.map((command) => ({ command, name: nameOfCommand(command) }))
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => name.every((word, at) => args[at] === word))
  return named && { command: named.command, rest: args.slice(named.name.length) }
}

const nameOfCommand = ({ usage }: CliCommand): readonly string[] =>
  usage.split(' ').filter((word) => /^[a-z-]+$/.test(word))

function parsed({ options = {} }: CliCommand, args: readonly string[]) {
  const known = Object.entries({ ...EVERY_OPTION, ...options })
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(known.map(([name, { type }]) => [name, { type }])),
    })
  } catch (error) {
    throw new CommandLineError(error instanceof Error ? error.message : String(error))
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof UnderstoryError))
    return error instanceof Error ? error.message : String(error)
  const { message, code, problems, requestId } = error
  const fields = problems.map(({ field, message: says }) =>
    field ? `  ${field}: ${says}` : `  ${says}`,
  )
  return [`${message} (${code}${requestId ? `, request ${requestId}` : ''})`, ...fields].join('\n')
}
