import type { AuditEntry } from '@understory/contracts/staff/console/staff.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { AUDIT_EVENT_WORDS } from './audit-words.ts'

type SentenceEntry = Pick<AuditEntry, 'event' | 'by' | 'user' | 'account'>
type Sentence = (who: string, whom: string | null) => string

/** What someone did to whom; other events have words without anyone in them. */
const SENTENCES: Readonly<Record<string, Sentence>> = lookupTable({
  'signed-in': (who) => `${who} signed in`,
  'signed-out-everywhere': (who) => `${who} signed out everywhere`,
  'signed-out-by-staff': (who, whom) => `${who} signed ${whom} out everywhere`,
  'impersonation-started': (who, whom) => `${who} began to act for ${whom}`,
  'impersonation-stopped': (who, whom) => `${who} stopped acting for ${whom}`,
  'changed-on-behalf': (who, whom) => `${who} changed something for ${whom}`,
  'staff-looked': (who, whom) => (whom ? `${who} looked at ${whom}` : `${who} used the staff area`),
  'impact-entered': (who, whom) => `${who} entered impact for ${whom}`,
  'impact-taken-back': (who, whom) => `${who} reversed impact of ${whom}`,
  'jobs-retried': (who) => `${who} tried given-up jobs again`,
  'jobs-dropped': (who) => `${who} dropped given-up jobs`,
  'deliveries-retried': (who) => `${who} had shops read again`,
  'deliveries-dropped': (who) => `${who} dropped deliveries of shops`,
  'webhook-retried-by-staff': (who, whom) => `${who} switched a webhook of ${whom} on again`,
  'webhook-left-by-staff': (who, whom) => `${who} left a webhook of ${whom} as it is`,
  'staff-roles-granted': (who) => `${who} gave roles of staff`,
  'staff-roles-ended': (who) => `${who} took roles of staff back`,
  'payment-refunded': (who, whom) => `${who} refunded a payment of ${whom}`,
})

/** An entry as a person would say it: "alder@example.org began to act for robin@example.org". */
export function auditSentence({ event, by, user, account }: SentenceEntry): string {
  const who = by ?? user ?? 'Someone'
  const sentence = SENTENCES[event]
  if (sentence) return sentence(who, user ?? account)
  return `${AUDIT_EVENT_WORDS[event] ?? event}, by ${who}`
}
