export { figuresOf, presentFigures, readFigures } from './public-figures.ts'
