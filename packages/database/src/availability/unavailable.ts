/** Nothing was sent: the server is known not to answer. */
export class DatabaseUnavailable extends Error {
  constructor() {
    super('the database does not answer')
  }
}

/** What PostgreSQL says of itself: stopping, starting, only reading, out of connections; and of the connection. */
const CODES = new Set([
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** What node-postgres says without a code. */
const UNAVAILABLE_SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/** Whether a fault is that the database could not be reached or is on its way out: trying again can help. */
export function isDatabaseUnavailable(fault: unknown): boolean {
  if (fault instanceof DatabaseUnavailable) return true
  if (!(fault instanceof Error)) return false
  const { code, syscall } = fault as NodeJS.ErrnoException
  if (code && CODES.has(code)) return true
  // Of a connection that was being opened or read; a vendor's client says so in its own errors.
  if (code && SYSTEM_CODES.has(code))
    return syscall === 'connect' || syscall === 'read' || syscall === 'write'
  return UNAVAILABLE_SENTENCES.test(fault.message)
}

/** The database has no room for what is written: reading goes on. */
export const isDatabaseFull = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '53100'
