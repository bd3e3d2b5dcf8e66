import type { Deps } from '../../../deps.ts'
import { type Copied, copyLog, readCopied } from './log-copy.ts'

type LogGuardDeps = Pick<Deps, 'db' | 'clock' | 'logCopy' | 'log' | 'seen'>

const EVERY_MS = 60_000

/** When a store was asked last, and what followed. */
const checked = new WeakMap<Deps['logCopy'], { readonly at: number; readonly may: boolean }>()

/**
 * Whether this database continues what was published, by the checkpoint that was copied out of it: asked at
 * the start and every minute. A database that was restored from a backup does not: it would sign a second
 * history. Until then entries wait, and staff see why.
 */
export async function logGuardAllows(deps: LogGuardDeps): Promise<boolean> {
  const now = deps.clock().getTime()
  const last = checked.get(deps.logCopy)
  if (last && now - last.at < EVERY_MS) return last.may
  const reason = await reasonNotTo(deps)
  checked.set(deps.logCopy, { at: now, may: reason === null })
  await remember(deps, reason)
  // A worker that died between a commit and its copy left the copy behind.
  if (reason === null) await copyLog(deps)
  return reason === null
}

/** Whether the copy has leaves that this database lacks. Throws where it cannot be read. */
export async function isLogOlder(deps: Pick<Deps, 'db' | 'logCopy'>): Promise<boolean> {
  const copied = await readCopied(deps)
  if (!copied) return false
  const { size } = await deps.db
    .selectFrom('ledger_log_head')
    .select('size')
    .executeTakeFirstOrThrow()
  return size < copied.size
}

async function reasonNotTo(deps: LogGuardDeps): Promise<string | null> {
  let copied: Copied | null
  try {
    copied = await readCopied(deps)
  } catch (err) {
    deps.log.error({ err }, 'the copy of the log cannot be read')
    return 'The copy of the log cannot be read, so nobody can tell whether this database continues it.'
  }
  if (!copied) return null
  const own = await deps.db
    .selectFrom('ledger_log_checkpoint')
    .select('note')
    .where('size', '=', copied.size)
    .executeTakeFirst()
  if (own) {
    return treeOf(own.note) === treeOf(copied.note)
      ? null
      : `Of ${copied.size} leaves this database has another tree than the one that was published.`
  }
  return `${copied.size} leaves were published, and this database does not have them: it is older. Run understory-admin catch-up.`
}

/** Origin, size and root: a tree may be signed by a newer key, too. */
const treeOf = (note: string) => note.split('\n').slice(0, 3).join('\n')

async function remember({ db, clock, log }: LogGuardDeps, reason: string | null): Promise<void> {
  if (reason === null) {
    await db.deleteFrom('ledger_log_halt').execute()
    return
  }
  log.error({ reason }, 'nothing is signed')
  await db
    .insertInto('ledger_log_halt')
    .values({ reason, since: clock() })
    .onConflict((conflict) => conflict.column('is_halt').doUpdateSet({ reason }))
    .execute()
}
