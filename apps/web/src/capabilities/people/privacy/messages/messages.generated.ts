// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const privacyMessage = /* @__PURE__ */ plainMessages<{
  readonly 'accountDeleted.accountBeenDeleted': Record<never, never>
  readonly 'accountDeleted.whenAccountDeleted': Record<never, never>
  readonly 'accountDeleted.description': Record<never, never>
  readonly 'accountDeleted.nameEmailAddressesCards': { readonly isDone: 'yes' | 'other' }
  readonly 'accountDeleted.fundedStaysPublicLedger': { readonly isDone: 'yes' | 'other' }
  readonly 'accountDeleted.goHomePage': Record<never, never>
  readonly 'data.yourData': Record<never, never>
  readonly 'data.description': Record<never, never>
  readonly 'data.takeItWithYou': Record<never, never>
  readonly 'data.everythingKeepAboutAccounts': Record<never, never>
  readonly 'data.downloadMyData': Record<never, never>
  readonly 'data.onlyPersonThemselvesDownload': Record<never, never>
  readonly 'data.deleteYourAccount': Record<never, never>
  readonly 'data.typeYourEmail': { readonly email: string }
  readonly 'data.yourPassword': Record<never, never>
  readonly 'data.deleteMyAccountGood': Record<never, never>
  readonly 'places.yourData': Record<never, never>
}>(english)

export const privacyRich = /* @__PURE__ */ richMessages<{
  readonly 'data.goesNameEmailAddresses': { readonly strong: MessageTag }
  readonly 'data.staysFundedLedgerCertificates': { readonly strong: MessageTag }
  readonly 'data.goesNameEmailEvery': { readonly strong: MessageTag }
  readonly 'data.staysBusinessOtherMembers': { readonly link: MessageTag; readonly strong: MessageTag }
}>(english)
