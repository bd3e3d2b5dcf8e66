import { readFile, writeFile } from 'node:fs/promises'
import type { CertificateProof } from '../../generated/types.generated.ts'
import { verifyCertificate } from '../../proofs.ts'
import { type CliCall, type CliCommand, wordAt } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'
import { amountsText } from '../terminal/amounts.ts'
import { firstOf } from './first-of.ts'

async function list({ understory, option, show }: CliCall): Promise<void> {
  const found = await firstOf(understory.certificates.list({ limit: 100 }), option('limit'))
  show(found, () =>
    found.map(({ createdAt, id, code, source, isWithdrawn }) =>
      [createdAt.slice(0, 10), id, code, source, isWithdrawn ? 'withdrawn' : ''].join('  ').trim(),
    ),
  )
}

async function get(call: CliCall): Promise<void> {
  const { understory, option, show } = call
  const certificateId = wordAt(call, 0, 'which certificate: its number or its short code')
  const certificate = await understory.certificates.get({ certificateId })
  const [pdf, proof] = [option('pdf'), option('proof')]
  if (pdf !== undefined)
    await writeFile(pdf, await understory.certificates.getPdf({ certificateId }))
  if (proof !== undefined) {
    const given = await understory.certificates.getProof({ certificateId })
    await writeFile(proof, `${JSON.stringify(given, null, 2)}\n`)
  }
  show(certificate, () => [
    `${certificate.certificateId} (${certificate.code}), ${certificate.mode}`,
    `For ${certificate.user}, ${certificate.date} to ${certificate.dateTo}`,
    ...[pdf, proof].flatMap((file) => (file === undefined ? [] : [`Written: ${file}`])),
  ])
}

async function verify(call: CliCall): Promise<void> {
  const { option, show } = call
  const file = wordAt(
    call,
    0,
    'which file: `understory certificates get ID --proof FILE` writes one',
  )
  const verifierKey = option('key')
  if (!verifierKey)
    throw new CommandLineError(
      'Please give --key, the verifier key of the log as you noted it from the page /ledger: one in the file shows nothing.',
    )
  const proof = JSON.parse(await readFile(file, 'utf8')) as CertificateProof
  const found = verifyCertificate(proof, { verifierKey })
  show(found, () => [
    `Certificate ${found.certificateId} was issued on ${found.issued}${found.name === null ? '' : ` to ${found.name}`}:`,
    `${amountsText(found)}, for ${found.effectiveFrom} to ${found.effectiveTo}`,
    `Its statement ${found.revision} is number ${found.log.index} in the log ${found.log.origin}. Nobody was asked; whether it was withdrawn since, a newer proof shows.`,
  ])
}

export const CERTIFICATE_COMMANDS: readonly CliCommand[] = [
  {
    usage: 'certificates list',
    about: 'certificates of the account, the newest first',
    options: {
      limit: { type: 'string', value: 'NUMBER', about: 'at most so many; 25 without it' },
    },
    run: list,
  },
  {
    usage: 'certificates get ID',
    about: 'what a certificate states; no key is needed',
    options: {
      pdf: { type: 'string', value: 'FILE', about: 'write it as PDF, too' },
      proof: { type: 'string', value: 'FILE', about: 'write its proof, too' },
    },
    run: get,
  },
  {
    usage: 'certificates verify FILE',
    about: 'check a proof that was written, and ask nobody',
    options: { key: { type: 'string', value: 'KEY', about: 'the verifier key of the log' } },
    run: verify,
  },
]
