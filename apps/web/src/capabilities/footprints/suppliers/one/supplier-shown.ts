import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetSupplier } from '@understory/contracts/footprints/suppliers.ts'

export type SupplierShown = AnswerOf<typeof GetSupplier>
