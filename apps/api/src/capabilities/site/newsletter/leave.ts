import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hashOfAddress, maskedAddress } from './addresses.ts'
import { readLink } from './links.ts'
import { addReader, findReader, removeReader, suppressedAt } from './readers.ts'

type NewsletterLeaveDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId'>

/** What a link leads to. Programs that look at links in emails change nothing by it. */
export async function readNewsletterLink(deps: NewsletterLeaveDeps, token: string) {
  const link = await readLink(deps, token)
  if (!link) return refuse('NEWSLETTER_LINK_INVALID')
  const hash = link.isFor === 'joining' ? hashOfAddress(deps.config, link.email) : link.hash
  const reader = await findReader(deps.db, hash)
  const email = link.isFor === 'joining' ? link.email : reader?.email
  return {
    isFor: link.isFor,
    address: email ? maskedAddress(email) : null,
    isReading: reader !== undefined && reader.left_at === null,
  }
}

/** One who has left already, or was deleted, has left. */
export async function leaveNewsletter(
  deps: NewsletterLeaveDeps,
  token: string,
): Promise<Refused | undefined> {
  const link = await readLink(deps, token)
  if (link?.isFor !== 'leaving') return refuse('NEWSLETTER_LINK_INVALID')
  const { hash, issueId } = link
  await transact(deps.db, async (tx) => {
    const hasLeft = await removeReader(tx, deps, hash)
    if (!hasLeft || !issueId) return
    await tx
      .updateTable('newsletter_delivery')
      .set({ left_at: deps.clock() })
      .where('issue_id', '=', issueId)
      .where('address_hash', '=', hash)
      .execute()
  })
}

/** For as long as the address is stored; one that bounced or complained is confirmed again instead. */
export async function returnToNewsletter(
  deps: NewsletterLeaveDeps,
  token: string,
): Promise<Refused | undefined> {
  const link = await readLink(deps, token)
  if (link?.isFor !== 'leaving') return refuse('NEWSLETTER_LINK_INVALID')
  return transact(deps.db, async (tx) => {
    const reader = await findReader(tx, link.hash)
    if (!reader || (await suppressedAt(tx, link.hash))) return refuse('NEWSLETTER_LINK_INVALID')
    if (reader.left_at) await addReader(tx, deps, reader.email)
  })
}
