export { EntryPage } from './entry-page.tsx'

export { LabelledInput } from './labelled-input.tsx'
export { withNext } from './next-path.ts'
