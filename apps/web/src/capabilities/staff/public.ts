export { ReasonField } from './reason-field.tsx'
export { default as staffStyles } from './staff.module.css'
export { StaffPage } from './staff-page.tsx'
export { requireStaff } from './staff-session.ts'
