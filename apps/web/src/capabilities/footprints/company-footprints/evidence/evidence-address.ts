import { inventoryAddress } from '../inventory/inventory-address.ts'

export const evidenceAddress = (footprintId: string): string =>
  `${inventoryAddress(footprintId)}/evidence`
export const evidenceFileAddress = (footprintId: string, evidenceId: string): string =>
  `${evidenceAddress(footprintId)}/${evidenceId}`
export const questionsAddress = (footprintId: string): string =>
  `${inventoryAddress(footprintId)}/questions`
