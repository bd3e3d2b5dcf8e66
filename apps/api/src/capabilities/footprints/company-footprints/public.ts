export { compareDeclarations } from './declarations/compare-declarations.ts'
export {
  linesOfSnapshot,
  listDeclarations,
  readLastSnapshot,
} from './declarations/declaration-records.ts'
export { checkFile } from './evidence/check-file.ts'
export { deleteFiles, failStaleUploads, sweepFiles } from './evidence/sweep-files.ts'
export { getFootprintCoverage } from './footprint-coverage.ts'
export { listFootprintRecords } from './footprint-records.ts'
export { changeLocked } from './inventory/change-inventory.ts'
export { readInventory } from './inventory/export-inventory.ts'
export { APPROACH_NAMES } from './inventory/how-it-is-counted.ts'
export { findInventory, isLocked } from './inventory/inventory-records.ts'
export {
  addLines,
  insertLines,
  removeLine,
  replaceLine,
} from './inventory/lines/change-lines.ts'
export { replaceByAnswer, takeOutAnswer } from './inventory/lines/computing/answer-lines.ts'
export {
  computeAgain,
  storeAgain,
  type WithOtherFactor,
} from './inventory/lines/computing/compute-again.ts'
export { placesOfCompany } from './inventory/lines/computing/places-of-lines.ts'
export { countOtherSites, removeSite, writeSite } from './inventory/lines/computing/site-records.ts'
export { removeForGood } from './inventory/lines/delete-line.ts'
export { energyLine } from './inventory/lines/energy-line.ts'
export { gasesOfLine } from './inventory/lines/gases-of-line.ts'
export { lessenSpending } from './inventory/lines/lessen-spending.ts'
export { presentLines, selectLines } from './inventory/lines/line-records.ts'
export { listQuickItems } from './inventory/quick-items.ts'
export { answerPoints, checkLines } from './verification/checking/note-check.ts'
export { viewCheck } from './verification/checking/view-check.ts'
export { decideVerification } from './verification/decision/decide-verification.ts'
export { getVerifications } from './verification/verification-records.ts'
