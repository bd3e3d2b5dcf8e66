import { type Refused, refuse } from '../refuse.ts'

/** Accounts with a file that this process is reading. */
const importing = new Set<string>()

/** Imports a file for an account, unless another one of this account is not done yet. */
export async function oneImport<T>(
  accountId: string,
  work: () => Promise<T>,
): Promise<T | Refused> {
  if (importing.has(accountId)) return refuse('IMPORT_IN_PROGRESS')
  importing.add(accountId)
  try {
    return await work()
  } finally {
    importing.delete(accountId)
  }
}
