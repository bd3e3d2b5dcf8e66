export { ensureShare } from './account-share.ts'
export { figuresOf, presentFigures, readFigures } from './public-figures.ts'
