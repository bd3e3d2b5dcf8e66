import type { Command } from 'commander'
import { exitBy } from './exit-by.ts'

/** Commands that look at an installation, and at what waits in it for a person. */
export function addOperatingCommands(program: Command): void {
  program
    .command('doctor')
    .description('looks at settings, database, services, files and backup; it writes nothing')
    .action(async () => {
      const { examine } = await import('./commands/examine.ts')
      await exitBy(examine())
    })
  program
    .command('config')
    .description('every setting, its value, and where that comes from; secrets are not shown')
    .action(async () => {
      const { listSettings } = await import('./commands/list-settings.ts')
      listSettings()
    })
  program
    .command('upgrade')
    .description('refuses an upgrade that cannot be, says what it applies, and applies it')
    .option('--check', 'only says; nothing is written')
    .action(async ({ check }: { check?: boolean }) => {
      const { checkUpgrade } = await import('./commands/upgrade.ts')
      await checkUpgrade()
      if (check) return
      const { migrateNow } = await import('./commands/migrate.ts')
      await migrateNow()
    })
  program
    .command('after-restore')
    .description('who paid, by the provider, for a purchase that this database does not have')
    .option('--hours <count>', 'how far back', '72')
    .option('--refund <payment>', 'of that list, refunds it')
    .action(async (options) => {
      const { afterRestore } = await import('./commands/after-restore.ts')
      await exitBy(afterRestore(options))
    })
  addStaffCommands(program)
  addRequeue(program.command('requeue').description('emails and jobs that were given up'))
}

function addStaffCommands(program: Command): void {
  program
    .command('create-admin')
    .description('gives an address of STAFF_DOMAINS roles of staff, beside what the directory says')
    .argument('<email>', 'with which someone signs in as staff')
    .option('--roles <names>', 'with commas; admin is every role', 'admin')
    .requiredOption('--reason <words>', 'for the audit')
    .action(async (email: string, options) => {
      const { createAdmin } = await import('./commands/staff-roles.ts')
      await createAdmin(email, options)
    })
  program
    .command('remove-admin')
    .description('takes back what create-admin gave, and ends the sessions')
    .argument('<email>', 'as it was given')
    .requiredOption('--reason <words>', 'for the audit')
    .action(async (email: string, options) => {
      const { removeAdmin } = await import('./commands/staff-roles.ts')
      await removeAdmin(email, options)
    })
}

type SettleOptions = { readonly queue?: string; readonly reason: string }

function addRequeue(requeue: Command): void {
  requeue
    .command('list')
    .description('what waits for a person, oldest first')
    .option('--queue <name>', 'of one queue alone')
    .action(async ({ queue }: { queue?: string }) => {
      const { listWaiting } = await import('./commands/requeue.ts')
      await listWaiting(queue)
    })
  requeue
    .command('retry')
    .description('queues them as if they were new; an email that did go out is not sent again')
    .argument('[jobs...]', 'by their numbers')
    .option('--queue <name>', 'all of one queue that the list shows')
    .requiredOption('--reason <words>', 'for the audit')
    .action(async (ids: string[], options: SettleOptions) => {
      const { retry } = await import('./commands/requeue.ts')
      await retry({ ids, ...options })
    })
  requeue
    .command('drop')
    .description('nothing does them any more')
    .argument('[jobs...]', 'by their numbers')
    .option('--queue <name>', 'all of one queue that the list shows')
    .requiredOption('--reason <words>', 'for the audit')
    .action(async (ids: string[], options: SettleOptions) => {
      const { drop } = await import('./commands/requeue.ts')
      await drop({ ids, ...options })
    })
}
