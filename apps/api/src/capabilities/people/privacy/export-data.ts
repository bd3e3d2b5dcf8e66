import { withinRowsOf } from '@understory/database/row-security.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import pLimit from 'p-limit'
import { inSnapshot } from '../../../database/in-snapshot.ts'
import type { Deps } from '../../../deps.ts'
import { type AddFile, type Archive, writeArchive } from '../../../http/answers/write-archive.ts'
import type { ExportedTable } from '../../../owned-table.ts'
import { listAccounts } from '../accounts/public.ts'
import { receivedGifts } from './received-gifts.ts'
import { csvOf, jsonOf, rowsOfTable } from './rows-of-table.ts'

const ABOUT = `Everything that is kept here about you and the accounts you look after.
One JSON file for each kind of record; purchases and the ledger also as CSV.
Trees are in thousandths of a tree, CO2e and plastic in grams, money in minor units.
Files that you uploaded are listed, and can be downloaded on the pages they belong to.
`

type ExportingDeps = Pick<Deps, 'db' | 'exportedTables'>

/** Each reads as fast as it can on a connection of its own. */
const turn = pLimit(2)

/**
 * Everything stored about a user, and about each account they may export, as one ZIP. The rows are those
 * the database shows to this person in that account; secrets of signing in are left out.
 */
export function exportData(
  deps: ExportingDeps,
  userId: string,
  signal: AbortSignal,
): Promise<Archive> {
  return turn(() => {
    signal.throwIfAborted()
    return writeArchive(signal, (add) => addAll(deps, userId, add))
  })
}

async function addAll(deps: ExportingDeps, userId: string, add: AddFile): Promise<void> {
  const held = await listAccounts(deps.db, userId)
  await add('README.txt', [ABOUT])
  await addTables(deps, add, { folder: 'you', scope: { userId, accountId: null }, of: 'user' })
  for (const { id, role } of held) {
    if (!mayDo(role, 'export')) continue
    const folder = `accounts/${id}`
    await addTables(deps, add, { folder, scope: { userId, accountId: id }, of: 'account' })
    const received = await receivedGifts(deps, id)
    await add(`${folder}/gift_received.json`, [`${JSON.stringify(received, null, 1)}\n`])
  }
}

type ExportDataPart = {
  readonly folder: string
  readonly scope: { readonly userId: string; readonly accountId: string | null }
  readonly of: ExportedTable['of']
}

/** The tables of a user or an account as they are at one moment. */
function addTables(
  { db, exportedTables }: ExportingDeps,
  add: AddFile,
  part: ExportDataPart,
): Promise<void> {
  const { folder, scope, of } = part
  return withinRowsOf(scope, () =>
    inSnapshot(db, async (tx) => {
      for (const table of exportedTables.filter((each) => each.of === of)) {
        const exported = { ...table, onlyId: onlyIdOf(table, scope) }
        const pages = () => rowsOfTable(tx, exported)
        await add(`${folder}/${table.name}.json`, jsonOf(pages()))
        if (table.alsoCsv) await add(`${folder}/${table.name}.csv`, csvOf(pages()))
      }
    }),
  )
}

/** Colleagues are visible to a person but not theirs to export; nor are their other accounts. */
function onlyIdOf(
  { name }: ExportedTable,
  { userId, accountId }: ExportDataPart['scope'],
): string | null {
  if (name === 'app_user') return userId
  return name === 'account' ? accountId : null
}
