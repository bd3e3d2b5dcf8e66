export { findDisclosedProject, isDisclosed } from './sold-in-united-states.ts'
