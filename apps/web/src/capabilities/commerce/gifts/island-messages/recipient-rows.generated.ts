// Made from en-GB.json by `npm run messages`.
import { inOrder, type MessageTag } from '@understory/messages/message-parts.ts'

export const recipientRowsName = () => `Name`
export const recipientRowsEmail = () => `Email`
export const recipientRowsRemovePerson = ({ hidden, index }: { readonly hidden: MessageTag; readonly index: string }) => inOrder("Remove", hidden(` person ${index}`))
export const recipientRowsAddAPerson = () => `Add a person`
export const recipientRowsOfPerson = ({ nth }: { readonly nth: string }) => `of person ${nth}`
