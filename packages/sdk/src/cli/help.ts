import type { CliCommand, CliOptions } from './cli-command.ts'
import { EVERY_OPTION } from './commands.ts'

const HELP_COLUMN = 36

const row = (left: string, right: string): string =>
  left.length < HELP_COLUMN
    ? `  ${left.padEnd(HELP_COLUMN)}${right}`
    : `  ${left}\n  ${' '.repeat(HELP_COLUMN)}${right}`

const optionRows = (options: CliOptions): readonly string[] =>
  Object.entries(options).map(([name, { value, about }]) =>
    row(value ? `--${name} ${value}` : `--${name}`, about),
  )

export const helpOfAll = (commands: readonly CliCommand[]): string =>
  [
    'understory: the public API from the command line.',
    '',
    ...commands.map(({ usage, about }) => row(usage, about)),
    '',
    'Every command takes:',
    ...optionRows(EVERY_OPTION),
    '',
    'Exit 0: done; 1: it did not succeed; 2: the command was not understood.',
  ].join('\n')

export const helpOf = ({ usage, about, options = {} }: CliCommand): string =>
  [`understory ${usage}`, about, '', ...optionRows({ ...options, ...EVERY_OPTION })].join('\n')
