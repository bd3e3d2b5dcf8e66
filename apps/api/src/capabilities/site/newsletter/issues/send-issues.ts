import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { NotAccepted } from '@understory/ports/mail/mailer.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { suppress } from '../feedback.ts'
import { issueComposer, type WrittenIssue } from './compose-issue.ts'
import { beginDueIssues } from './schedule-issue.ts'

type SendIssuesDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'mailer' | 'emailMarkdown' | 'crashPoint'
>

const MOST_ATTEMPTS = 5
// Shorter than the minute after which the next run begins.
const RUN_MS = 50_000

/**
 * One run a minute: begins what is due, and goes on with what is being sent, as fast as the setting
 * allows. A run that was killed is followed by the next one, which never repeats an email.
 */
export async function sendIssues(deps: SendIssuesDeps): Promise<void> {
  await beginDueIssues(deps)
  const issues = await deps.db
    .selectFrom('newsletter_issue')
    .select(['id', 'subject', 'preview', 'body'])
    .where('status', '=', 'sending')
    .orderBy('started_at')
    .execute()
  const until = performance.now() + RUN_MS
  let budget = await leftOfThisMinute(deps)
  for (const issue of issues) {
    const compose = issueComposer(deps, issue)
    while (budget > 0 && performance.now() < until) {
      const claim = await claimNext(deps, issue.id)
      if (!claim) break
      if (claim.email === null) continue
      budget -= 1
      const goesOn = await deliver(deps, issue, {
        hash: claim.hash,
        email: await compose({ email: claim.email, hash: claim.hash }),
      })
      if (!goesOn) return
    }
    await endIfDone(deps, issue.id)
  }
}

async function leftOfThisMinute({ db, clock, config }: SendIssuesDeps): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_delivery')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('claimed_at', '>', new Date(clock().getTime() - MINUTE_MS))
    .where(sql<boolean>`outcome is distinct from 'skipped'`)
    .executeTakeFirstOrThrow()
  return config.NEWSLETTER_PER_MINUTE - Number(count)
}

type Claim = { readonly hash: string; readonly email: string | null }

/**
 * Takes one reader who waits; from now on nobody else takes them. `email` is null where they left, or
 * must not be written to, since the issue began: they are skipped.
 */
async function claimNext(
  { db, clock }: SendIssuesDeps,
  issueId: string,
): Promise<Claim | undefined> {
  const now = clock()
  const { rows } = await sql<Claim>`
    with next as materialized (
      select d.address_hash, r.email from newsletter_delivery d
      left join newsletter_reader r on r.address_hash = d.address_hash and r.left_at is null
        and not exists (select from newsletter_suppression s where s.address_hash = r.address_hash)
      where d.issue_id = ${issueId} and d.claimed_at is null
        and (d.retry_at is null or d.retry_at <= ${now})
      limit 1 for update of d skip locked)
    update newsletter_delivery d
    set claimed_at = ${now}, outcome = case when next.email is null then 'skipped' end
    from next where d.issue_id = ${issueId} and d.address_hash = next.address_hash
    returning d.address_hash as hash, next.email`.execute(db)
  return rows[0]
}

type Delivery = {
  readonly hash: string
  readonly email: Parameters<Deps['mailer']['send']>[0]
}

/** False: the mail server is not well, so the rest waits for the next run. */
async function deliver(
  deps: SendIssuesDeps,
  issue: WrittenIssue,
  delivery: Delivery,
): Promise<boolean> {
  await deps.crashPoint('issue-claimed')
  const fault = await deps.mailer.send(delivery.email).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (fault instanceof NotAccepted) return giveBack(deps, issue, { ...delivery, fault })
  if (fault !== null) {
    // It may have been taken. Nobody gets an issue twice, so it stays claimed.
    deps.log.warn({ err: fault, issue: issue.id }, 'an email of the newsletter is in doubt')
    return false
  }
  await deps.crashPoint('issue-handed-over')
  await settleEmail(deps, issue.id, { hash: delivery.hash, outcome: 'sent' })
  await deps.crashPoint('issue-recorded')
  return true
}

type Settled = { readonly hash: string; readonly outcome: 'sent' | 'failed' }

async function settleEmail(
  { db }: SendIssuesDeps,
  issueId: string,
  { hash, outcome }: Settled,
): Promise<void> {
  await db
    .updateTable('newsletter_delivery')
    .set({ outcome })
    .where('issue_id', '=', issueId)
    .where('address_hash', '=', hash)
    .execute()
}

type Refusal = { readonly hash: string; readonly fault: NotAccepted }

/** The server certainly did not take it, so the reader may have another turn. */
async function giveBack(
  deps: SendIssuesDeps,
  issue: WrittenIssue,
  { hash, fault }: Refusal,
): Promise<boolean> {
  const { db, clock } = deps
  const isServer = fault.refusal === 'no-server'
  const { attempts } = await db
    .updateTable('newsletter_delivery')
    .set(({ eb }) => ({ attempts: isServer ? eb.ref('attempts') : eb('attempts', '+', 1) }))
    .where('issue_id', '=', issue.id)
    .where('address_hash', '=', hash)
    .returning('attempts')
    .executeTakeFirstOrThrow()
  const now = clock()
  if (fault.refusal === 'no-address') await suppress(db, { hash, reason: 'bounce', now })
  const isOver = fault.refusal === 'no-address' || fault.refusal === 'never'
  if (isOver || attempts >= MOST_ATTEMPTS) {
    await settleEmail(deps, issue.id, { hash, outcome: 'failed' })
    return true
  }
  await db
    .updateTable('newsletter_delivery')
    .set({ claimed_at: null, retry_at: new Date(now.getTime() + attempts ** 2 * MINUTE_MS) })
    .where('issue_id', '=', issue.id)
    .where('address_hash', '=', hash)
    .execute()
  return !isServer
}

async function endIfDone({ db, clock }: SendIssuesDeps, issueId: string): Promise<void> {
  const now = clock()
  await db
    .updateTable('newsletter_issue')
    .set({ status: 'sent', ended_at: now, updated_at: now })
    .where('id', '=', issueId)
    .where('status', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_delivery')
            .select('address_hash')
            .where('issue_id', '=', issueId)
            .where('claimed_at', 'is', null),
        ),
      ),
    )
    .execute()
}
