import type { Config } from './config.ts'

/** Whether an email belongs to the organisation that runs the product. */
export function isOfStaff(
  { STAFF_DOMAINS }: Pick<Config, 'STAFF_DOMAINS'>,
  email: string,
): boolean {
  return staffDomains(STAFF_DOMAINS).includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

export function staffDomains(setting: string): string[] {
  return setting
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean)
}
