export { lineFactor, lineProblem, ownLineFactor } from './compute-lines.ts'
export {
  findFactors,
  findUpstreamFactors,
  presentFactor,
  selectFactors,
} from './factor-records.ts'
export { findUsualFactors } from './usual-factors.ts'
