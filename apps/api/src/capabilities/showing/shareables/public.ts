export { ensureShare, shareIdOf } from './account-share.ts'
export { presentFigures, publicFiguresOf, readFigures } from './public-figures.ts'
