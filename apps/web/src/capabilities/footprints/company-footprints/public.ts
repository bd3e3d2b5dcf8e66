export { activeFootprint } from './active-footprint.ts'
export { certificateFile, documentsAddress, reportAddress } from './documents-address.ts'
export { RangeBar } from './estimate/range-bar.tsx'
export { evidenceFileAddress, questionsAddress } from './evidence/evidence-address.ts'
export { EvidenceList } from './evidence/evidence-list.tsx'
export { placeInWords, uploadProblems } from './evidence/evidence-words.ts'
export { FileField } from './evidence/file-field.tsx'
export { uploadFiles } from './evidence/upload-files.ts'
export { handOverAddress, orderAddress } from './inventory/hand-over-address.ts'
export { EventList } from './inventory/history/event-list.tsx'
export { HistoryFilters } from './inventory/history/history-filters.tsx'
export { historyCursor, historyQuery, historySearch } from './inventory/history/history-query.ts'
export { ReasonField } from './inventory/history/reason-field.tsx'
export { reasonOf } from './inventory/history/reason-of-form.ts'
export {
  categoryAddress,
  commutingAddress,
  exportAddress,
  inventoryAddress,
  metersAddress,
  requestsAddress,
  sitesAddress,
  suppliersAddress,
  workbookAddress,
} from './inventory/inventory-address.ts'
export { approachName, stateInWords } from './inventory/inventory-words.ts'
export { clearedInWords } from './inventory/look-again-part.tsx'
export { placeOfForm, regionValue } from './inventory/where/place-of-form.ts'
export { RegionField } from './inventory/where/region-field.tsx'
export { mayChangeFootprints, mayVouchForFootprints } from './may-change.ts'
export { QuestionThread } from './questions/question-thread.tsx'
