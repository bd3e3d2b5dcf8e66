import type { Understory } from '../understory.ts'
import type { CliWorld } from './cli-world.ts'
import { CommandLineError } from './command-line-error.ts'

type CliOption = {
  readonly type: 'string' | 'boolean'
  /** What stands for its value in the help. */
  readonly value?: string
  readonly about: string
}
export type CliOptions = Readonly<Record<string, CliOption>>

/** A command as it was typed. */
export type CliLine = {
  readonly world: CliWorld
  readonly words: readonly string[]
  readonly option: (name: string) => string | undefined
  readonly has: (name: string) => boolean
  /** One thing: as JSON where that was asked for, else as its lines. */
  readonly show: (value: unknown, lines: () => readonly string[]) => void
}

export type CliCall = CliLine & {
  /** With the key of whoever is signed in, if anyone is. */
  readonly understory: Understory
  readonly origin: string
  readonly key: string | undefined
}

export type CliCommand = {
  /** As it is typed, with what follows: `certificates get ID`. */
  readonly usage: string
  readonly about: string
  readonly options?: CliOptions
} & (
  | { readonly run: (call: CliCall) => Promise<void> }
  /** It is about the key itself, and reads none that was kept. */
  | { readonly runWithoutKey: (line: CliLine) => Promise<void> }
)

/** A word that has to be there. */
export function wordAt({ words }: Pick<CliCall, 'words'>, at: number, what: string): string {
  const word = words[at]
  if (word === undefined) throw new CommandLineError(`Please say ${what}.`)
  return word
}

export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,12}$/.test(text)) throw new CommandLineError(`--${option} is a whole number.`)
  return Number(text)
}
