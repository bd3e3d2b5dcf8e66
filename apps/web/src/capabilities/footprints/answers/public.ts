export { ShownRows } from './shown-rows.tsx'
