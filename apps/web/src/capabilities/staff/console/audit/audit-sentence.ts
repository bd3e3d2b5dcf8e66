import type { AuditEntry } from '@understory/contracts/staff/console/staff.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import { AUDIT_EVENT_WORDS } from './audit-words.ts'

type SentenceEntry = Pick<AuditEntry, 'event' | 'by' | 'user' | 'account'>
type Sentence = (who: string, whom: string | null) => string

/** What someone did to whom; other events have words without anyone in them. */
const SENTENCES: Readonly<Record<string, Sentence>> = lookupTable({
  'signed-in': (who) => consoleMessage('auditSentence.signedIn', { who }),
  'signed-out-everywhere': (who) => consoleMessage('auditSentence.signedOutEverywhere', { who }),
  'signed-out-by-staff': (who, whom) =>
    consoleMessage('auditSentence.signedOutEverywhere2', { who, whom: whom ?? '' }),
  'impersonation-started': (who, whom) =>
    consoleMessage('auditSentence.beganActFor', { who, whom: whom ?? '' }),
  'impersonation-stopped': (who, whom) =>
    consoleMessage('auditSentence.stoppedActingFor', { who, whom: whom ?? '' }),
  'changed-on-behalf': (who, whom) =>
    consoleMessage('auditSentence.changedSomethingFor', { who, whom: whom ?? '' }),
  'staff-looked': (who, whom) =>
    whom
      ? consoleMessage('auditSentence.lookedAt', { who, whom })
      : consoleMessage('auditSentence.usedStaffArea', { who }),
  'impact-entered': (who, whom) =>
    consoleMessage('auditSentence.enteredImpactFor', { who, whom: whom ?? '' }),
  'impact-taken-back': (who, whom) =>
    consoleMessage('auditSentence.reversedImpact', { who, whom: whom ?? '' }),
  'jobs-retried': (who) => consoleMessage('auditSentence.triedGivenUpJobs', { who }),
  'jobs-dropped': (who) => consoleMessage('auditSentence.droppedGivenUpJobs', { who }),
  'deliveries-retried': (who) => consoleMessage('auditSentence.hadShopsReadAgain', { who }),
  'deliveries-dropped': (who) => consoleMessage('auditSentence.droppedDeliveriesShops', { who }),
  'webhook-retried-by-staff': (who, whom) =>
    consoleMessage('auditSentence.switchedWebhookOnAgain', { who, whom: whom ?? '' }),
  'webhook-left-by-staff': (who, whom) =>
    consoleMessage('auditSentence.leftWebhookAs', { who, whom: whom ?? '' }),
  'staff-roles-granted': (who) => consoleMessage('auditSentence.gaveRolesStaff', { who }),
  'staff-roles-ended': (who) => consoleMessage('auditSentence.tookRolesStaffBack', { who }),
  'payment-refunded': (who, whom) =>
    consoleMessage('auditSentence.refundedPayment', { who, whom: whom ?? '' }),
})

/** An entry as a person would say it: "alder@example.org began to act for robin@example.org". */
export function auditSentence({ event, by, user, account }: SentenceEntry): string {
  const who = by ?? user ?? consoleMessage('auditSentence.someone')
  const sentence = SENTENCES[event]
  if (sentence) return sentence(who, user ?? account)
  return `${AUDIT_EVENT_WORDS[event] ?? event}, by ${who}`
}
