export { lineFactor, lineProblem, ownLineFactor } from './compute-lines.ts'
export { type FactorIndexes, factorIndexes } from './factor-index.ts'
export {
  findFactors,
  findUpstreamFactors,
  presentFactor,
  selectFactors,
} from './factor-records.ts'
export { findFirstFactor } from './find-first-factor.ts'
export { listUsualFactors } from './list-usual-factors.ts'
export { findFactorsOfRows, findUsualFactors } from './usual-factors.ts'
