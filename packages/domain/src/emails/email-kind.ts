import type { EMAIL_KINDS } from './email-kinds.generated.ts'

export type EmailKind = keyof typeof EMAIL_KINDS
