import { createHmac } from 'node:crypto'
import { Email } from '@understory/contracts/people/accounts/accounts.ts'
import { keyFor } from '../../../signing/key-for.ts'

/** In the one form in which addresses are compared; null where it is none. */
export function readAddress(typed: string): string | null {
  const parsed = Email.safeParse(typed)
  return parsed.success ? parsed.data : null
}

/** Stays when the address is deleted; without the secret of the installation nobody finds the address from it. */
export function hashOfAddress({ APP_SECRET }: { APP_SECRET: string }, email: string): string {
  const key = keyFor(APP_SECRET, 'newsletter-address')
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex')
}

/** Its owner recognises it; nobody else learns it. */
export function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${domain}`
}
