import type { Command } from 'commander'
import { exitBy } from './exit-by.ts'

/** Commands that write to the database. */
export function addDatabaseCommands(program: Command): void {
  program
    .command('migrate')
    .description('brings the database up to date')
    .action(async () => {
      const { migrateNow } = await import('./commands/migrate.ts')
      await migrateNow()
    })
  program
    .command('backup')
    .description('copies database, uploaded files and the log into a new folder')
    .argument('<folder>', 'that is empty, or not there yet')
    .action(async (folder: string) => {
      const { backUp } = await import('./commands/backup.ts')
      await backUp(folder)
    })
  program
    .command('restore')
    .description('restores a backup into an empty database, catches up with the log, and checks it')
    .argument('<folder>', 'of the backup')
    .option('--verify', 'into a database that is dropped again: nothing else changes')
    .option('--into <url>', 'an empty database, instead of the one of the settings')
    .action(async (folder: string, options) => {
      const { restore } = await import('./commands/restore.ts')
      await exitBy(restore(folder, options))
    })
  program
    .command('catch-up')
    .description('after a restore: takes what was published since out of the copy of the log')
    .action(async () => {
      const { catchUp } = await import('./commands/catch-up.ts')
      await catchUp()
    })
  program
    .command('pause-selling')
    .description('stops selling, and keeps everything readable; plans that run are renewed')
    .requiredOption('--reason <words>', 'for your colleagues')
    .action(async ({ reason }: { reason: string }) => {
      const { pause } = await import('./commands/pause-and-resume.ts')
      await pause(reason)
    })
  program
    .command('resume-selling')
    .description('sells again')
    .action(async () => {
      const { resume } = await import('./commands/pause-and-resume.ts')
      await resume()
    })
  program
    .command('replace-secret')
    .description('seals again by APP_SECRET what OLD_APP_SECRET sealed')
    .action(async () => {
      const { sealAgain } = await import('./commands/seal-again.ts')
      await sealAgain()
    })
  program
    .command('distribute')
    .description('spreads the orders of stores over the workers of Citus')
    .option('--shards <count>', 'how many, 1 to 1024', '16')
    .action(async ({ shards }: { shards: string }) => {
      const { distribute } = await import('./commands/distribute.ts')
      await distribute(shards)
    })
  program
    .command('sample-data')
    .description('offers the invented projects of a new copy, or takes them out of sale')
    .argument('<state>', 'on or off')
    .action(async (state: string) => {
      const { sampleData } = await import('./commands/sample-data.ts')
      await sampleData(state)
    })
  program
    .command('import-factors')
    .description('loads a set of emission factors')
    .argument('<file>', 'called as the set is, such as uk-2027.jsonl')
    .action(async (file: string) => {
      const { importFactorsOf } = await import('./commands/import-factors.ts')
      await importFactorsOf(file)
    })
  program
    .command('import-vehicles')
    .description('loads an official file of car models')
    .argument('<file>', 'as the agency publishes it')
    .action(async (file: string) => {
      const { importVehicles } = await import('./commands/import-vehicles.ts')
      await importVehicles(file)
    })
}
