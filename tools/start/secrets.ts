import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from './say.ts'

export type LocalSecrets = {
  APP_SECRET: string
  PAYMENTS_WEBHOOK_SECRET: string
  /** The password of the tenant login. */
  DATABASE_TENANT_PASSWORD?: string
  /** Of the public log of the ledger. */
  LEDGER_SIGNING_KEY?: string
  LEDGER_EVENT_KEY?: string
  LEDGER_ORIGIN?: string
  /** Of certificates for machines. */
  CREDENTIAL_SIGNING_KEY?: string
}

/** Secrets of a local copy, generated on first start and stored, so that sessions survive a restart. */
export function localSecrets(folder: string): LocalSecrets {
  const file = join(folder, 'secrets.json')
  try {
    mkdirSync(folder, { recursive: true })
    const isFirst = !existsSync(file)
    const stored = isFirst
      ? firstSecrets()
      : (JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets)
    const secrets = { ...logKeys(), ...stored }
    // A folder of before some of the keys has none of those.
    if (isFirst || !stored.LEDGER_SIGNING_KEY || !stored.CREDENTIAL_SIGNING_KEY) {
      writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    }
    return secrets
  } catch (fault) {
    throw new Error(`the folder ${folder} cannot be written (${messageOf(fault)}).`)
  }
}

const firstSecrets = (): LocalSecrets => ({
  APP_SECRET: randomBytes(32).toString('hex'),
  PAYMENTS_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
  DATABASE_TENANT_PASSWORD: randomBytes(24).toString('hex'),
})

/** A log has one name for good, whatever port it is read at. */
const logKeys = () => ({
  LEDGER_ORIGIN: 'understory.localhost/ledger',
  LEDGER_SIGNING_KEY: randomBytes(32).toString('hex'),
  LEDGER_EVENT_KEY: randomBytes(32).toString('hex'),
  CREDENTIAL_SIGNING_KEY: randomBytes(32).toString('hex'),
})
