// Made from en-GB.json by `npm run messages`.
import { inOrder, type MessageTag } from '@understory/messages/message-parts.ts'

export const paysAsPayingAs = ({ email, name, strong }: { readonly email: string; readonly name: string; readonly strong: MessageTag }) => inOrder("Paying as ", strong(`${name}`), ", ", strong(`${email}`))
export const paysAsUseAnotherEmail = () => `Use another email`
