import { Command } from 'commander'
import { requireNode } from '../apps/api/src/process/refuse-start.ts'
import { addDatabaseCommands } from './admin/add-database-commands.ts'
import { addOperatingCommands } from './admin/add-operating-commands.ts'
import { addVerifyCommands } from './admin/add-verify-commands.ts'
import { versionOfPackage } from './admin/version-of-package.ts'
import { messageOf, stopWith } from './start/say.ts'

// What an operator runs: from a clone as `npx understory-admin`, in the image as `node build/admin.js`.
// 0: done, and all is well. 1: not done, or something is wrong, in a sentence. 2: the command is not understood.

requireNode()
const program = new Command('understory-admin')
  .description('Looks after one installation of Understory.')
  .version(versionOfPackage(), '-V, --version', 'the version of the program')
  .helpCommand('help [command]', 'what a command does and takes')
  .showHelpAfterError('(understory-admin help says what there is)')
  .configureOutput({
    writeErr: (text) => process.stderr.write(text.replace(/^error: /, 'understory: ')),
  })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

for (const add of [addOperatingCommands, addDatabaseCommands, addVerifyCommands]) add(program)

try {
  await program.parseAsync()
} catch (fault) {
  stopWith(messageOf(fault))
}
