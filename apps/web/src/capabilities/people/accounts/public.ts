export { EntryPage } from '../../../shell/entry-page.tsx'

export { LabelledInput } from '../../../shell/labelled-input.tsx'
export { withNext } from '../../../http/next-path.ts'
