// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const ledgerImportMessage = /* @__PURE__ */ plainMessages<{
  readonly 'read-ledger': Record<never, never>
  readonly 'upload-ledger.find-same': { readonly savedAt: string }
  readonly 'decide-ledger.message': Record<never, never>
  readonly 'decide-ledger.message.2': Record<never, never>
  readonly 'decide-ledger.message.3': Record<never, never>
}>(english)
