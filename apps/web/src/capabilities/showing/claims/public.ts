export { BasisFields } from './basis-fields.tsx'
export { BasisList } from './basis-list.tsx'
export { basisOfForm } from './basis-of-form.ts'
