export { EntryPage } from './entry-page.tsx'
export { type FormAnswer, refusedForm, textOf } from './form-answer.ts'
export { LabelledInput } from './labelled-input.tsx'
export { withNext } from './next-path.ts'
