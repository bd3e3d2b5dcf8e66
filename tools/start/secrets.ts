import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from './say.ts'

export type LocalSecrets = {
  APP_SECRET: string
  PAYMENTS_WEBHOOK_SECRET: string
  /** The password of the tenant login. */
  DATABASE_TENANT_PASSWORD?: string
}

/** Secrets of a local copy, generated on first start and stored, so that sessions survive a restart. */
export function localSecrets(folder: string): LocalSecrets {
  const file = join(folder, 'secrets.json')
  try {
    mkdirSync(folder, { recursive: true })
    if (!existsSync(file)) {
      const fresh: LocalSecrets = {
        APP_SECRET: randomBytes(32).toString('hex'),
        PAYMENTS_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
        DATABASE_TENANT_PASSWORD: randomBytes(24).toString('hex'),
      }
      writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 })
    }
    return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets
  } catch (fault) {
    throw new Error(`the folder ${folder} cannot be written (${messageOf(fault)}).`)
  }
}
