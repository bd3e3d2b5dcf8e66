import { paymentsMessage } from '../messages/messages.generated.ts'
import type { AlertKind } from './raise-alert.ts'

/** What happened, and what is to be done about it. */
export const alertWords = (kind: AlertKind): { happened: string; todo: string } => ({
  happened: paymentsMessage(`alert.${kind}.happened`),
  todo: paymentsMessage(`alert.${kind}.todo`),
})
