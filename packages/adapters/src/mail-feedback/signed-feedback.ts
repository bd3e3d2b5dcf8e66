import { createHmac, timingSafeEqual } from 'node:crypto'
import { FEEDBACK_KINDS } from '@understory/domain/site/newsletter/suppression.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { MailFeedback, MailReport } from '@understory/ports/mail/mail-feedback.ts'

const TOLERANCE_SECONDS = 5 * 60

/**
 * Reports signed as Standard Webhooks says: `webhook-signature` holds "v1," and the base64 of the
 * HMAC-SHA256 of "id.timestamp.body", several of them while a secret is rotated.
 */
export function createSignedFeedback(options: { secret: string; clock: Clock }): MailFeedback {
  const key = Buffer.from(options.secret.replace(/^whsec_/, ''), 'base64')
  return {
    read(body, headers) {
      if (!isSigned({ body, headers, key, now: options.clock() })) return { refused: 'signature' }
      return readReports(body) ?? { refused: 'content' }
    },
  }
}

type SignedFeedbackInput = { body: string; headers: Headers; key: Buffer; now: Date }

function isSigned({ body, headers, key, now }: SignedFeedbackInput): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`webhook-${name}`) ?? '',
  )
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp || Number.NaN))
  if (!id || !signatures || !(age <= TOLERANCE_SECONDS)) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each.startsWith('v1,') ? each.slice(3) : '', 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const MOST_EVENTS = 500

function readReports(body: string): MailReport[] | null {
  const events = readEvents(body)
  if (!events || events.length > MOST_EVENTS) return null
  const reports = events.map(readReport)
  return reports.every((report) => report !== null) ? reports : null
}

function readEvents(body: string): unknown[] | null {
  try {
    const { events } = JSON.parse(body) as { events?: unknown }
    return Array.isArray(events) ? events : null
  } catch {
    return null
  }
}

function readReport(event: unknown): MailReport | null {
  const { id, type, email, messageId = null } = Object(event) as Record<string, unknown>
  const kind = FEEDBACK_KINDS.find((each) => each === type)
  if (!kind || !isText(id, 200) || !isText(email, 254)) return null
  if (messageId !== null && !isText(messageId, 400)) return null
  return { id, kind, email, messageId }
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most
