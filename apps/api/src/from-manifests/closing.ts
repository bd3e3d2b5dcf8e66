import { keysOf } from '@understory/domain/language/keys-of.ts'
import { CAPABILITIES } from '../capabilities.ts'
import type { Closing } from '../closing.ts'
import type { OwnedTables, TableName } from '../owned-table.ts'

/** What happens to stored rows when an account closes or a user is deleted, in the order of the manifests. */
export const CLOSING: Closing = {
  tables: CAPABILITIES.flatMap(({ owns = {} }) => deletedWithAccount(owns)),
  closesAccount: CAPABILITIES.flatMap(({ closesAccount }) => closesAccount ?? []),
  forgetsUser: CAPABILITIES.flatMap(({ forgetsUser }) => forgetsUser ?? []),
}

function deletedWithAccount(owns: OwnedTables): TableName[] {
  const names = keysOf(owns)
  return names.filter((name) => owns[name]?.isDeletedWithAccount)
}
