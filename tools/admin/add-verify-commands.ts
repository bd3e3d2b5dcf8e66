import type { Command } from 'commander'
import { exitBy } from './exit-by.ts'

/** Commands that only read, and say whether what is stored agrees. */
export function addVerifyCommands(program: Command): void {
  const verify = program.command('verify').description('checks what is stored; it only reads')
  verify
    .command('ledger')
    .description('payments, ledger, totals, invoices, certificates and the public log')
    .option('--all', 'makes the trees of all orders again, not of a sample')
    .option('--with-provider', 'compares with the payment provider too')
    .option('--hours <count>', 'how far back payments are compared with the provider', '72')
    .action(async (options) => {
      const { checkLedger } = await import('./commands/verify-ledger.ts')
      await exitBy(checkLedger(options))
    })
  verify
    .command('footprints')
    .description('computes every stored estimate and inventory line again')
    .action(async () => {
      const { checkFootprints } = await import('./commands/check-footprints.ts')
      await exitBy(checkFootprints())
    })
  verify
    .command('proof')
    .description('what proof files, or the PDF or files.zip of a certificate, prove; offline')
    .argument('<files...>', 'proof files, or a PDF, or an archive')
    .requiredOption('--key <key>', 'the key of the log, as /ledger/key said it')
    .option('--name <name>', 'whom the certificate names')
    .option('--nonce <nonce>', 'what belongs to the name')
    .option('--store <store>', 'the shop of an order')
    .option('--origin <url>', 'a running copy, which is asked whether it was withdrawn')
    .option('--earlier', 'fetches the revisions before it from there')
    .action(async (files: string[], options) => {
      const { checkProof } = await import('./commands/verify-proof.ts')
      await exitBy(checkProof(files, options))
    })
}
