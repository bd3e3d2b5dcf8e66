export { mayChangeSettings } from './may-change-settings.ts'
