import { BadSetting } from '../configuration/config.ts'
import { stopWith } from './process.ts'

const NODE_NEEDED = 24

/** What is built runs on no older Node: some of it would fail at the moment of use. */
export function requireNode(): void {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < NODE_NEEDED)
    stopWith(`Node ${NODE_NEEDED} or later is needed; this is ${node}.`)
}

const NO_SCHEMA = 'the database has no schema, or an older one: run understory-admin migrate.'

const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ECONNREFUSED: 'the database cannot be reached: nothing answers at its address.',
    ENOTFOUND: 'the database cannot be reached: the host of DATABASE_URL is unknown.',
    ETIMEDOUT: 'the database cannot be reached: it did not answer in time.',
    '28P01':
      'the database refuses the login: the password in DATABASE_URL or DATABASE_TENANT_URL is wrong.',
    '28000': 'the database refuses the login of DATABASE_URL or DATABASE_TENANT_URL.',
    '3D000': 'there is no such database; DATABASE_URL names it.',
    '42P01': NO_SCHEMA,
    '3F000': NO_SCHEMA,
  }),
)

/** A sentence for what an operator can mend; anything else ends the process as a fault. */
export function refuseStart(fault: unknown): never {
  if (fault instanceof BadSetting) stopWith(fault.message)
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const sentence = SENTENCES.get(code)
  if (sentence) stopWith(sentence)
  if (fault instanceof Error && fault.message.startsWith('pg-boss is not installed'))
    stopWith(NO_SCHEMA)
  throw fault
}
