import type { Database } from '@understory/database/connect.ts'
import type { SignedTree } from './proofs-in-tree.ts'

export type TreeOfLeaf = SignedTree & {
  readonly index: number
  /** The verifier key that opens the tree's checkpoint. */
  readonly key: string
}

/** The first tree that was signed with a leaf: a proof in it never changes. `null`: there is none yet. */
export async function firstTreeWith(db: Database, index: number): Promise<TreeOfLeaf | null> {
  const tree = await db
    .selectFrom('ledger_log_checkpoint')
    .select(['size', 'note'])
    .where('size', '>', index)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst()
  const signer =
    tree &&
    (await db
      .selectFrom('ledger_log_key')
      .select('verifier_key')
      .where('from_size', '<=', tree.size)
      .orderBy('from_size', 'desc')
      .limit(1)
      .executeTakeFirst())
  return tree && signer ? { ...tree, index, key: signer.verifier_key } : null
}
