import type { CliCommand, CliOptions } from './cli-command.ts'
import { ACCOUNT_COMMANDS } from './commands/account-commands.ts'
import { BUYING_COMMANDS } from './commands/buying-commands.ts'
import { CERTIFICATE_COMMANDS } from './commands/certificate-commands.ts'
import { COMPUTING_COMMANDS } from './commands/computing-commands.ts'
import { EVENT_COMMANDS } from './commands/event-commands.ts'
import { MCP_COMMANDS } from './commands/mcp-command.ts'
import { PUBLIC_COMMANDS } from './commands/public-commands.ts'
import { STORE_COMMANDS } from './commands/store-commands.ts'
import { WEBHOOK_COMMANDS } from './commands/webhook-commands.ts'

/** What every command takes. */
export const EVERY_OPTION: CliOptions = {
  json: { type: 'boolean', about: 'the answer as JSON' },
  origin: {
    type: 'string',
    value: 'ADDRESS',
    about: 'which installation; else UNDERSTORY_ORIGIN, or where you signed in',
  },
  help: { type: 'boolean', about: 'what the command takes' },
}

export const COMMANDS: readonly CliCommand[] = [
  ...ACCOUNT_COMMANDS,
  ...BUYING_COMMANDS,
  ...CERTIFICATE_COMMANDS,
  ...PUBLIC_COMMANDS,
  ...COMPUTING_COMMANDS,
  ...STORE_COMMANDS,
  ...EVENT_COMMANDS,
  ...WEBHOOK_COMMANDS,
  ...MCP_COMMANDS,
]
