export { compareDeclarations } from './declarations/compare-declarations.ts'
export {
  linesOfSnapshot,
  listDeclarations,
  readLastSnapshot,
  readLastSnapshotBytes,
} from './declarations/declaration-records.ts'
export { checkFile } from './evidence/check-file.ts'
export { presentEvidence, selectEvidence } from './evidence/evidence-records.ts'
export { lockTarget } from './evidence/evidence-target.ts'
export { type EvidenceFile, readEvidenceFiles } from './evidence/read-evidence.ts'
export { deleteFiles, failStaleUploads, sweepFiles } from './evidence/sweep-files.ts'
export { getFootprintCoverage } from './footprint-coverage.ts'
export { listFootprintRecords } from './footprint-records.ts'
export { hasFootprint, holdFootprint } from './has-footprint.ts'
export { changeLocked } from './inventory/change-inventory.ts'
export { countLines } from './inventory/count-lines.ts'
export { unansweredProblems } from './inventory/declaring/completeness-answers.ts'
export { readInventory } from './inventory/export-inventory.ts'
export { APPROACH_NAMES } from './inventory/how-it-is-counted.ts'
export {
  findInventory,
  type InventoryKey,
  isLocked,
  listEntityRows,
} from './inventory/inventory-records.ts'
export { viewInventory } from './inventory/inventory-view.ts'
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
export { type LineRow, presentLines, selectLines } from './inventory/lines/line-records.ts'
export { warningsOf } from './inventory/plausibility/find-warnings.ts'
export { findQuickFactors } from './inventory/quick/quick-factors.ts'
export { listQuickItems } from './inventory/quick/quick-items.ts'
export { breachOfLine } from './line-breach.ts'
export { setFootprintStatus } from './set-footprint-status.ts'
