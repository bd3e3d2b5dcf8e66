import { nextRetryAt } from '@understory/domain/footprints/exchanges/next-retry-at.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { unseal } from '../../../../signing/seal.ts'
import { exchangesMessage } from '../messages/messages.generated.ts'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'pactPeer'>

type DueExchangeMessage = {
  readonly id: string
  readonly body: string
  readonly attempts: number
  readonly created_at: Date
  readonly callback_base: string
  readonly callback_auth_base: string | null
  readonly callback_client_id: string
  readonly sealed_callback_secret: string
}

const SENT_AT_ONCE = 20
/** A worker that took a message and has not said what came of it is gone; signing in and sending take half of it at most. */
const MESSAGE_LEASE_MS = 60_000
const IDS_OF_SPREAD = 2 ** 32

/** Sends what is due to partners' servers; a worker does it every second. */
export async function sendMessages(deps: SendDeps): Promise<void> {
  const due = await claimMessages(deps)
  await Promise.all(due.map((message) => sendMessage(deps, message)))
}

async function claimMessages({ db, clock }: SendDeps): Promise<readonly DueExchangeMessage[]> {
  const now = clock()
  const leased = new Date(now.getTime() + MESSAGE_LEASE_MS)
  const { rows } = await sql<DueExchangeMessage>`
    with due as (
      select m.id from exchange_message m join exchange e on e.id = m.exchange_id
      where m.state = 'waiting' and m.next_at <= ${now} and e.callback_base is not null
        and e.ended_at is null and e.paused_at is null
      order by m.next_at limit ${SENT_AT_ONCE} for update of m skip locked
    )
    update exchange_message m set next_at = ${leased}, attempts = m.attempts + 1
    from due, exchange e
    where m.id = due.id and e.id = m.exchange_id
    returning m.id, m.body, m.attempts, m.created_at, e.callback_base, e.callback_auth_base,
      e.callback_client_id, e.sealed_callback_secret`.execute(db)
  return rows
}

async function sendMessage(deps: SendDeps, message: DueExchangeMessage): Promise<void> {
  const problem = await problemOfSending(deps, message)
  const spread = Number.parseInt(message.id.slice(0, 8), 16) / IDS_OF_SPREAD
  const { attempts, created_at: createdAt } = message
  const next = problem === null ? null : nextRetryAt(createdAt, { attempts, spread })
  const state = problem === null ? 'delivered' : next ? 'waiting' : 'given-up'
  await transact(deps.db, async (tx) => {
    await tx
      .updateTable('exchange_message')
      .set({ state, last_problem: problem, ...(next ? { next_at: next } : {}) })
      .where('id', '=', message.id)
      .execute()
  })
}

/** `null`: it was taken. */
async function problemOfSending(
  { pactPeer, config }: SendDeps,
  message: DueExchangeMessage,
): Promise<string | null> {
  try {
    const status = await pactPeer.sendEvent(
      {
        base: message.callback_base,
        authBase: message.callback_auth_base,
        clientId: message.callback_client_id,
        clientSecret: unseal(config.APP_SECRET, 'exchange-secrets', message.sealed_callback_secret),
      },
      message.body,
    )
    return status >= 200 && status <= 299
      ? null
      : exchangesMessage('messages.problem-of-sending', { status: String(status) })
  } catch (fault) {
    return String(fault).replaceAll('\0', '').slice(0, 200)
  }
}
