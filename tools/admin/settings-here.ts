import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../apps/api/src/configuration/config.ts'
import { DATA_FOLDER } from '../folders.ts'
import { localSecrets } from '../start/secrets.ts'

/** Whether this is a copy of `npm start`, which makes its database, secrets and test services itself. */
export const isLocalCopy = () =>
  !process.env.DATABASE_URL && process.env.DEPLOYMENT !== 'production'

/** The settings of server and worker: those of the environment, and in a copy of `npm start` those that it makes. */
export function settingsHere(databaseUrl: string): Environment {
  if (!isLocalCopy()) return process.env
  const services = servicesHere()
  return {
    ...(existsSync(join(DATA_FOLDER, 'secrets.json')) ? localSecrets(DATA_FOLDER) : NO_SECRETS_YET),
    FILES_FOLDER: process.env.S3_ENDPOINT ? '' : join(DATA_FOLDER, 'files'),
    SANDBOX_URL: `http://127.0.0.1:${services.port}`,
    SMTP_URL: `smtp://127.0.0.1:${services.smtpPort}`,
    STAFF_DOMAINS: 'understory.example',
    ...process.env,
    DATABASE_URL: databaseUrl,
  }
}

/** `npm start` makes them when it first runs. */
const NO_SECRETS_YET = {
  APP_SECRET: 'made-by-the-first-start-of-this-copy',
  PAYMENTS_WEBHOOK_SECRET: 'made-by-the-first-start',
}

function servicesHere(): { readonly port: number; readonly smtpPort: number } {
  try {
    const { port, smtpPort } = JSON.parse(
      readFileSync(join(DATA_FOLDER, 'sandbox/ports.json'), 'utf8'),
    )
    return { port, smtpPort }
  } catch {
    return { port: 1, smtpPort: 1 }
  }
}

/** The key that signs the public log now, in hex, where the operator's program has it. */
export function logKeyHere(): string | undefined {
  return settingsHere('').LEDGER_SIGNING_KEY
}
