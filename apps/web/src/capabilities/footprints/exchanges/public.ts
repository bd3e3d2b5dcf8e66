export { PARTNERS_PATH } from './partners-path.ts'
