import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ReadSupplierAnswer } from '@understory/contracts/footprints/answers.ts'

export type SupplierAsked = AnswerOf<typeof ReadSupplierAnswer>
